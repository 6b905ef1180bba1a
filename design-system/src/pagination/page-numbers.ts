/** The numbers to offer: the first, the last, and this one with its neighbours; 'gap' stands for those left out. */
export function pageNumbers(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    // A gap of one number is as wide as the number.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
