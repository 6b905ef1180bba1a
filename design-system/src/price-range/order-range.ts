/** Puts a range in rising order. */
export function orderRange([low, high]: readonly [number, number]): [number, number] {
  return low <= high ? [low, high] : [high, low];
}
