const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFKD')
      .slice(0, 400)
      .match(/[\p{L}\p{N}]{1,40}/gu) ?? [],
  );

/** How much two texts speak of the same thing: the share of the shorter one's words that both use. */
export function overlap(one: string, other: string): number {
  const a = words(one);
  const b = words(other);
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  return [...a].filter((word) => b.has(word)).length / smaller;
}
