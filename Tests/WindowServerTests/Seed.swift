import Testing
import WindowServer
