import { errorMessages } from './errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from './definitions/define-route.ts';
import { calendarDate } from './fields/calendar-date.ts';
import { timestamp } from './fields/id.ts';
import { registryParams } from './registries/registries.ts';

export const surprise = z
  .object({
    /** The day on which hosts see their gifts, at 09:00 in the registry's zone; null when they always do. */
    until: calendarDate.nullable(),
    opensAt: timestamp.nullable(),
    hidden: z.boolean(),
    timeZone: z.string(),
    /** False while the team offers no new surprises. */
    offered: z.boolean().optional(),
  })
  .meta({ id: 'Surprise' });
export type Surprise = z.infer<typeof surprise>;

export const getSurprise = defineRoute({
  id: 'getSurprise',
  method: 'GET',
  path: '/api/registries/:registryId/surprise',
  access: 'host',
  summary: 'Until when gifts are hidden from the hosts',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: surprise },
});

export const setSurprise = defineRoute({
  id: 'setSurprise',
  method: 'PUT',
  path: '/api/registries/:registryId/surprise',
  access: 'host',
  summary:
    'Hides gifts from the hosts until a later day; a running surprise can only be ended today',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({
    until: calendarDate,
    timeZone: z.string().max(60).optional(),
  }),
  responses: { 200: surprise },
});
