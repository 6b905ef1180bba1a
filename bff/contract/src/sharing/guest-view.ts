import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { optionalText } from '../fields/text.ts';
import { registryParams } from '../registries/registries.ts';

export const guestView = z
  .object({
    showsEmail: z.boolean(),
    showsPhone: z.boolean(),
    showsMessage: z.boolean(),
    giftsPaused: z.boolean(),
    /** The message that guests then read; null for ours. */
    pauseNote: z.string().nullable(),
  })
  .meta({ id: 'GuestView' });
export type GuestView = z.infer<typeof guestView>;

export const getGuestView = defineRoute({
  id: 'getGuestView',
  method: 'GET',
  path: '/api/registries/:registryId/guest-view',
  access: 'host',
  summary: 'The contact that guests see, and whether they can give now',
  failureMessage: 'Failed to load registry. Please try again.',
  params: registryParams,
  responses: { 200: guestView },
});

export const changeGuestView = defineRoute({
  id: 'changeGuestView',
  method: 'PATCH',
  path: '/api/registries/:registryId/guest-view',
  access: 'host',
  summary: 'Shows or hides the email address of the owner, the phone number and the message',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({
    showsEmail: z.boolean().optional(),
    showsPhone: z.boolean().optional(),
    showsMessage: z.boolean().optional(),
  }),
  responses: { 200: guestView },
});

export const pauseNote = optionalText(200, 'Please use 200 characters or less.');

export const pauseGifts = defineRoute({
  id: 'pauseGifts',
  method: 'PUT',
  path: '/api/registries/:registryId/pause',
  access: 'host',
  summary: 'Stops new gifts with a message for guests; gifts that were chosen before stay',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ pauseNote }),
  responses: { 200: guestView },
});

export const continueGifts = defineRoute({
  id: 'continueGifts',
  method: 'DELETE',
  path: '/api/registries/:registryId/pause',
  access: 'host',
  summary: 'Lets guests give again',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  responses: { 200: guestView },
});
