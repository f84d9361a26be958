import ArgumentParser

/// What a command takes that draws weeks: which dates, how weeks are laid out, in which form, and of what.
struct GridOptions: ParsableArguments {
    @OptionGroup var window: WindowOptions
    @OptionGroup var weeks: WeekOptions
    @OptionGroup var picture: PictureOptions
    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions
}
