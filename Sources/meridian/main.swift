import TripCommands

MeridianProgram.main()
