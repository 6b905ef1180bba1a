export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilson(right: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = right / of;
  const square = (Z * Z) / of;
  const middle = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return {
    low: Math.max(0, middle - spread) / (1 + square),
    high: (middle + spread) / (1 + square),
  };
}
