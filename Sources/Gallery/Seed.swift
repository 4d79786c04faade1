internal import UIKit
