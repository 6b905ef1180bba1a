export const indianTimeZone = 'Asia/Kolkata';

/** Hours ahead of UTC in zones without daylight saving time, which need no `Intl`: its first use blocks slow phones. */
const fixedZones: Readonly<Record<string, number>> = { UTC: 0, [indianTimeZone]: 5.5 };

const HOUR_MS = 3_600_000;

export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date whose UTC fields show the time of an instant in a zone, by default the viewer's. */
export function wallClock(instant: Date, timeZone?: string): Date {
  const time = instant.getTime();
  if (timeZone === undefined) return new Date(time - instant.getTimezoneOffset() * 60_000);
  const ahead = fixedZones[timeZone];
  if (ahead !== undefined) return new Date(time + ahead * HOUR_MS);
  // Swedish dates are those of ISO 8601.
  return new Date(`${instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}
