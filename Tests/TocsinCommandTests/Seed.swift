import Testing
import TocsinCommand
