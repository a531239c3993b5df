print("autoscale")
