import { z } from 'zod';
import { addDays, todayInIndia } from '../../formats/dates/calendar-days.ts';
import { formatEventDate } from '../../formats/dates/dates.ts';
import { calendarDate } from './calendar-date.ts';

/** The days on which the host takes parcels; missing ones are no limit. */
export interface DeliveryDays {
  readonly deliveryFrom?: string | null | undefined;
  readonly deliveryUntil?: string | null | undefined;
}

/** The first and the last day that a guest may wish for; undefined when no day is left. */
export function wantedDays(
  { deliveryFrom, deliveryUntil }: DeliveryDays,
  today = todayInIndia(),
): { readonly first: string; readonly last: string | undefined } | undefined {
  const tomorrow = addDays(today, 1);
  const first = deliveryFrom && deliveryFrom > tomorrow ? deliveryFrom : tomorrow;
  const last = deliveryUntil ?? undefined;
  return last !== undefined && last < first ? undefined : { first, last };
}

export const wantedDayWithin = (limits: DeliveryDays) =>
  z
    .string()
    .nullish()
    .transform((typed) => typed || null)
    .pipe(calendarDate.nullable())
    .superRefine((day, context) => {
      if (day === null) return;
      const days = wantedDays(limits);
      const message = days ? problemOf(day, days) : 'The host takes no parcels on later days.';
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

function problemOf(
  day: string,
  { first, last }: NonNullable<ReturnType<typeof wantedDays>>,
): string | undefined {
  if (day < first) return `Please choose ${formatEventDate(first)} or a later day.`;
  if (last !== undefined && day > last)
    return `Please choose ${formatEventDate(last)} or an earlier day.`;
  return undefined;
}
