export function clampQuantity(typed: string, fallback: number, min: number, max: number): number {
  const number = Number.parseInt(typed.replace(/[^\d-]/g, ''), 10);
  return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number));
}
