/** '2026-11-19T08:00:00Z' → '19 November', with the year when it is another one. */
export function dayOf(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}
