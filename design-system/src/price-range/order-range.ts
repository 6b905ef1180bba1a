export function orderRange([low, high]: readonly [number, number]): [number, number] {
  return low <= high ? [low, high] : [high, low];
}
