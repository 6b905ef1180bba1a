const rupeesWhole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesExact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? rupeesWhole : rupeesExact).format(amount);
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const indianTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  ...dayParts,
  hour: 'numeric',
  minute: '2-digit',
});

/** "Saturday, November 21, 2026 at 9:05 AM (India time)". */
export function formatDateTime(instant: string): string {
  return `${indianTime.format(new Date(instant))} (India time)`;
}

const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...dayParts });
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** A calendar date, YYYY-MM-DD, in words: "Saturday, November 21, 2026". */
export const formatDay = (date: string): string => calendarDay.format(new Date(date));

/** "Nov 21, 2026". */
export const formatShortDay = (date: string): string => shortDay.format(new Date(date));

/** Names are typed by strangers. One that holds an address is replaced, so that no mail of ours advertises a site. */
export function safeName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim().slice(0, 60);
  return /[/:@\\<>]|\.\w/.test(plain) ? 'there' : plain;
}

export function singleLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 120);
}
