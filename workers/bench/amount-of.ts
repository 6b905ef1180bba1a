export function amountOf(price: string | number | null | undefined): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  const written = price?.replace(/[^\d.]/g, '');
  const amount = written ? Number(written) : Number.NaN;
  return Number.isFinite(amount) ? amount : null;
}
