/** The amount that was typed into a price box; the fallback when it is empty or no number. */
export function parsePrice(typed: string, fallback: number): number {
  const text = typed.replace(/[₹,\s]/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || value < 0 ? fallback : value;
}

/** A range in rising order. */
export function orderRange([low, high]: readonly [number, number]): [number, number] {
  return low <= high ? [low, high] : [high, low];
}
