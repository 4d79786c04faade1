internal import CSDL2
public import WindowServer
