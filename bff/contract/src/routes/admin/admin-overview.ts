import { z } from 'zod';
import { defineRoute } from '../../definitions/define-route.ts';
import { calendarDate } from '../../fields/days/calendar-date.ts';

/** The numbers that are kept for each day; rupees in paise. */
export const dailyNumberNames = [
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
export type DailyNumberName = (typeof dailyNumberNames)[number];

export const getDailyNumbers = defineRoute({
  id: 'getDailyNumbers',
  method: 'GET',
  path: '/api/admin/overview/days',
  access: 'support',
  summary: 'Kept numbers of the last 30 days, in India',
  failureMessage: 'Failed to load the numbers. Please try again.',
  responses: {
    200: z
      .object({
        /** The last is today. */
        days: z.array(calendarDate),
        numbers: z.array(
          z.object({
            name: z.enum(dailyNumberNames).or(z.string()),
            values: z.array(z.number()),
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
