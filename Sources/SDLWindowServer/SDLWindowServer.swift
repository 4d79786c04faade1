internal import CSDL2
internal import WindowServer
