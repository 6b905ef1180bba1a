import { storedValue } from '@gift-registry/shell-contract';

type Times = Readonly<Record<string, number>>;

const isTimes = (value: unknown): value is Times =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((time) => typeof time === 'number');

/** The time until which a gift is not asked about, by the gift's id. Without zod, which the first load leaves out. */
const snoozed = storedValue('localStorage', 'gr-ask-tomorrow', {
  parse(value): Times {
    if (!isTimes(value)) throw new TypeError('The stored times are not numbers.');
    return value;
  },
});

function nextMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
}

/** Puts the question about a gift off until tomorrow, in this browser. */
export function askTomorrow(giftId: string, now = new Date()): void {
  const current = Object.entries(snoozed.read() ?? {}).filter(([, until]) => until > now.getTime());
  snoozed.write({ ...Object.fromEntries(current), [giftId]: nextMidnight(now) });
}

export const isAskedTomorrow = (giftId: string, now = new Date()): boolean =>
  (snoozed.read()?.[giftId] ?? 0) > now.getTime();
