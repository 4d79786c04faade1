import TocsinCommand

Program.main()
