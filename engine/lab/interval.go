// This file says how sure a share is.

package lab

import "math"

// z95 is the quantile of the normal distribution for 95 %.
const z95 = 1.959963984540054

// Wilson is the 95 % interval of a share of which k of n were counted: 0..1 of
// nothing. It holds for a number of matches fixed beforehand.
func Wilson(k, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	count, share := float64(n), float64(k)/float64(n)
	middle := share + z95*z95/(2*count)
	half := z95 * math.Sqrt(share*(1-share)/count+z95*z95/(4*count*count))
	scale := 1 + z95*z95/count
	return max(0, (middle-half)/scale), min(1, (middle+half)/scale)
}
