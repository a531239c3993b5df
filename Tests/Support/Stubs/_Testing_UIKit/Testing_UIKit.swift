// Swift Testing looks for this overlay where it sees UIKit; there is nothing in it for a stub.
