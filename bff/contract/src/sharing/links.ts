import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { calendarDate } from '../fields/calendar-date.ts';
import { id } from '../fields/id.ts';
import { todayInIndia } from '../formats/calendar-days.ts';
import { registryParams } from '../registries/registries.ts';

export const maxNamedLinks = 20;

export const linkLabel = z
  .string()
  .trim()
  .min(1, 'Please give the link a name, such as Family.')
  .max(40, 'Please use 40 characters or less.');

export const linkEnd = calendarDate.refine((day) => day >= todayInIndia(), {
  error: 'Please choose today or a later day.',
});

export const registryLink = z
  .object({
    id,
    /** Null for the main link. */
    label: z.string().nullable(),
    url: z.string(),
    paused: z.boolean(),
    /** The last day on which it opens, in the registry's zone; null when it never ends. */
    endsOn: calendarDate.nullable(),
    ended: z.boolean(),
    /** The visitors who opened it, by day of the registry's zone, newest first; the last 30 days. */
    openings: z.array(z.object({ day: calendarDate, count: z.number().int() })),
  })
  .meta({ id: 'RegistryLink' });
export type RegistryLink = z.infer<typeof registryLink>;

const links = z.object({
  links: z.array(registryLink),
});

const linkParams = registryParams.extend({ linkId: id });

export const listLinks = defineRoute({
  id: 'listLinks',
  method: 'GET',
  path: '/api/registries/:registryId/links',
  access: 'host',
  summary: 'All links of a registry',
  failureMessage: 'Failed to load your links. Please try again.',
  params: registryParams,
  responses: { 200: links },
});

export const addLink = defineRoute({
  id: 'addLink',
  method: 'POST',
  path: '/api/registries/:registryId/links',
  access: 'host',
  summary: 'Adds a named link beside the main one of a published registry',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ label: linkLabel }),
  responses: { 201: links },
});

export const changeLink = defineRoute({
  id: 'changeLink',
  method: 'PATCH',
  path: '/api/registries/:registryId/links/:linkId',
  access: 'host',
  summary:
    'Renames, pauses or continues a link, or gives it an end; open pages of a paused link end',
  failureMessage: errorMessages.notSaved,
  params: linkParams,
  body: z
    .strictObject({
      label: linkLabel.optional(),
      paused: z.boolean().optional(),
      endsOn: linkEnd.nullable().optional(),
    })
    .refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      'Please change the name, the pause or the end',
    ),
  responses: { 200: links },
});

export const rotateLink = defineRoute({
  id: 'rotateLink',
  method: 'POST',
  path: '/api/registries/:registryId/links/:linkId/rotate',
  access: 'host',
  summary:
    'Replaces a link by a new one with the same settings; the old one answers like an unknown link',
  failureMessage: errorMessages.notSaved,
  params: linkParams,
  responses: { 200: links },
});

export const endLink = defineRoute({
  id: 'endLink',
  method: 'DELETE',
  path: '/api/registries/:registryId/links/:linkId',
  access: 'host',
  summary: 'Ends a link for good; it answers like an unknown link',
  failureMessage: errorMessages.notSaved,
  params: linkParams,
  responses: { 200: links },
});
