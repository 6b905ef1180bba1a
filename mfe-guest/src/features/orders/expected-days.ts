import { addDays, formatDay, todayInIndia, type SharedRegistry } from '@gift-registry/bff-contract';

interface Days {
  readonly first: string;
  readonly last: string;
}

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

function addWorkdays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isWorkday(reached)) left -= 1;
  }
  return reached;
}

/** The days between which a parcel arrives: /shipping promises 1 to 2 business days of packing and 5 to 7 on the way. */
export const expectedDays = (ordered = todayInIndia()): Days => ({
  first: addWorkdays(ordered, 6),
  last: addWorkdays(ordered, 9),
});

const shortDay = (day: string): string => formatDay(day, 'UTC').replace(/, \d{4}$/, '');

/** 'between Dec 8 and Dec 11'. */
export const betweenDays = ({ first, last }: Days): string =>
  `between ${shortDay(first)} and ${shortDay(last)}`;

/** The expected days beside the day of the event: a guest must know before paying whether a gift is late. */
export function arrivalText(
  { registryName, eventDate }: Pick<SharedRegistry, 'registryName' | 'eventDate'>,
  today = todayInIndia(),
): string {
  const days = expectedDays(today);
  const when = `We expect it to arrive ${betweenDays(days)}`;
  const event = `${registryName} on ${formatDay(eventDate, 'UTC')}`;
  if (eventDate < today) return `${when}.`;
  if (days.last < eventDate) return `${when}, before ${event}.`;
  return days.first > eventDate
    ? `${when}, after ${event}.`
    : `${when}. It may come after ${event}.`;
}
