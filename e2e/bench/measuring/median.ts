export function median<T>(all: readonly T[], value: (each: T) => number): number {
  const sorted = all.map(value).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
