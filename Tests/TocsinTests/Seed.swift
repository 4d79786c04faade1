import Testing
import Tocsin
