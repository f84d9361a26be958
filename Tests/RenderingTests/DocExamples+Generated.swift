// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing

@Suite("Examples in the documentation of Rendering") struct DocExamples {
    @Test func `in Drawings, SVGPicture`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
        #expect(
            DocExample.shown(
                SVGPicture.days([grid], of: trip, setting),
                as: "<svg xmlns=\"http://www.w3.org/2000/svg\"…") == nil)
    }

    @Test func `in Grids, DayText`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let textSetting = TextSetting(columns: 80, isColoured: false, isASCII: false)
        let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
        #expect(
            DocExample.shown(
                DayText(grid, of: trip, setting, textSetting).text,
                as: "╭─ Fri 12 March 2027 ─…") == nil)
    }

    @Test func `in Grids, MonthText`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let textSetting = TextSetting(columns: 80, isColoured: false, isASCII: false)
        let grid = MonthGrid(
            trip, view: .home, containing: friday, firstWeekday: .monday, lines: 4, tripDates: nil)
        #expect(
            DocExample.shown(
                MonthText(grid, of: trip, setting, textSetting).text,
                as: "╭─ March 2027 ─…") == nil)
    }

    @Test func `in Grids, WeekText`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let textSetting = TextSetting(columns: 80, isColoured: false, isASCII: false)
        let grid = WeekGrid(
            trip, view: .home, containing: friday, firstWeekday: .monday, lines: 8, tripDates: nil)
        #expect(
            DocExample.shown(
                WeekText(grid, of: trip, setting, textSetting).text,
                as: "╭─ Week 10 of 2027 ─…") == nil)
    }

    @Test func `in Itineraries, PrintedItinerary`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let printed = PrintedItinerary(of: trip, setting, showsCosts: true)
        #expect(
            DocExample.shown(
                printed.markdown,
                as: "# Itinerary…") == nil)
        #expect(
            DocExample.shown(
                printed.html,
                as: "<!DOCTYPE html>…") == nil)
    }

    @Test func `in Locale, HourCycle`() throws {
        #expect(
            DocExample.shown(
                HourCycle.hours12.text(try TimeOfDay(0, 30)),
                as: "12:30 am") == nil)
    }

    @Test func `in Locale, RegionHabits`() throws {
        #expect(
            DocExample.shown(
                RegionHabits(locale: "en_US.UTF-8").firstWeekday,
                as: "sunday") == nil)
        #expect(
            DocExample.shown(
                RegionHabits(locale: "de_DE.UTF-8").hourCycle,
                as: "hours24") == nil)
    }

    @Test func `in Pages, HTMLPage`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let grid = DayGrid(trip, view: .traveller, date: friday, rowMinutes: 60)
        #expect(
            DocExample.shown(
                HTMLPage.days([grid], of: trip, setting),
                as: "<!DOCTYPE html>…") == nil)
    }

    @Test func `in Text, DisplayWidth, number 1`() throws {
        #expect(
            DocExample.shown(
                DisplayWidth.columns(of: "Tokyo"),
                as: "5") == nil)
        #expect(
            DocExample.shown(
                DisplayWidth.columns(of: "東京"),
                as: "4") == nil)
    }

    @Test func `in Text, DisplayWidth, number 2`() throws {
        #expect(
            DocExample.shown(
                "[" + DisplayWidth.padding("東京", to: 6) + "]",
                as: "[  ]") == nil)
    }

    @Test func `in Timeline, TimelineText`() throws {
        let trip = Itinerary(
            [], home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f))
        let friday = try CivilDate(2027, 3, 12)
        let setting = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)
        let textSetting = TextSetting(columns: 80, isColoured: false, isASCII: false)
        let timeline = Timeline(trip, view: .traveller, dates: friday..<(try friday.adding(days: 2)))
        #expect(
            DocExample.shown(
                TimelineText(timeline, of: trip, setting, textSetting).text,
                as: "╭─ Fri 12 March 2027 – Sat 13 March 2027 ─…") == nil)
    }

    @Test func `in Words, PartyWords`() throws {
        let friday = try CivilDate(2027, 3, 12)
        let people = PartyWords(places: [friday: "Ada: Auckland · Ben: Berlin"])
        #expect(
            DocExample.shown(
                people.places[friday],
                as: "\"Ada: Auckland · Ben: Berlin\"") == nil)
    }
}
