import AutoScaleInterfaceBuilder

/// Nodes know the sizes of their images.
func addImages(of document: InterfaceDocument) {}
