import Testing
import TextLayout
