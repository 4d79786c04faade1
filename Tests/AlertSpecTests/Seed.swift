import AlertSpec
import Testing
