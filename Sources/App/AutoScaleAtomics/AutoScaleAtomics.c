#include "AutoScaleAtomics.h"

struct AutoScaleAmbient autoscale_ambient = {.multiplier = 1, .divisor = 1};
