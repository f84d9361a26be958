import ArgumentParser

/// The options of commands that draw weeks: dates, layout, format and source.
struct GridOptions: ParsableArguments {
    @OptionGroup var window: WindowOptions
    @OptionGroup var weeks: WeekOptions
    @OptionGroup var picture: PictureOptions
    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions
}
