import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { dayRange } from '../fields/day-range.ts';

/** The names that the reply lists; later ones are any string to a screen that was built before them. */
const firstNames = [
  'accounts',
  'registries',
  'gifts',
  'promised',
  'paid',
  'scrapes-read',
  'scrapes-failed',
  'mails-sent',
  'mails-failed',
] as const;

/**
 * The numbers that are kept for each day; rupees in paise. `paid` is money of orders, and what guests say they sent to
 * hosts; `received` is what hosts say has come.
 */
export const dailyNumberNames = [...firstNames, 'received'] as const;
export type DailyNumberName = (typeof dailyNumberNames)[number];

export const getDailyNumbers = defineRoute({
  id: 'getDailyNumbers',
  method: 'GET',
  path: '/api/admin/overview/days',
  access: 'support',
  summary:
    'Kept numbers of each day of a range, in India, and of as many days before it; at most 366 days',
  failureMessage: 'Failed to load the numbers. Please try again.',
  query: z.strictObject({ ...dayRange, days: dayRange.days.default(30) }),
  responses: {
    200: z
      .object({
        days: z.array(calendarDate),
        numbers: z.array(
          z.object({
            name: z.enum(firstNames).or(z.string()),
            values: z.array(z.number()),
            /** Of the days before, as many. */
            before: z.array(z.number()),
          }),
        ),
      })
      .meta({ id: 'DailyNumbers' }),
  },
});

export const attentionKinds = [
  'failed-jobs',
  'failed-mails',
  'payment-cases',
  'open-queries',
  'unusual-gifts',
  'failing-releases',
  'sold-out',
] as const;

export const healthParts = ['database', 'queues', 'workers', 'scraper', 'storage'] as const;

export const getPlatformState = defineRoute({
  id: 'getPlatformState',
  method: 'GET',
  path: '/api/admin/overview/state',
  access: 'support',
  summary: 'What needs somebody of the team now, and whether each part of the platform works',
  failureMessage: 'Failed to load the state of the platform. Please try again.',
  responses: {
    200: z
      .object({
        /** Only what there is; a kind of a later version may be unknown here. */
        attention: z.array(z.object({ kind: z.string(), count: z.int().positive() })),
        health: z.array(
          z.object({
            part: z.string(),
            works: z.boolean(),
            note: z.string(),
          }),
        ),
      })
      .meta({ id: 'PlatformState' }),
  },
});
