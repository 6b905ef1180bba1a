/** Parses a typed amount; the fallback stands in for empty text and text that is no number. */
export function parsePrice(typed: string, fallback: number): number {
  const text = typed.replace(/[₹,\s]/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || value < 0 ? fallback : value;
}

/** Puts a range in rising order. */
export function orderRange([low, high]: readonly [number, number]): [number, number] {
  return low <= high ? [low, high] : [high, low];
}
