import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { email } from '../fields/email.ts';
import { id } from '../fields/id.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { sharedItemParams } from './claims.ts';
import { sharedParams } from '../fields/shared-params.ts';

/**
 * `unconfirmed`: the guest has yet to open our mail. `waiting`: in the line. `told`: the gift is free, and this guest knows.
 * `left`: not in the line, or no longer.
 */
export const waitStates = ['unconfirmed', 'waiting', 'told', 'left'] as const;
export type WaitState = (typeof waitStates)[number];

const wait = z.object({ state: z.enum(waitStates) }).meta({ id: 'Wait' });

export const getWait = defineRoute({
  id: 'getWait',
  method: 'GET',
  path: '/api/shared/:shareCode/items/:itemId/wait',
  access: 'guest',
  summary: 'Whether the calling guest waits for this gift',
  failureMessage: 'We could not load this page. Please try again.',
  params: sharedItemParams,
  responses: { 200: wait },
});

export const waitForGift = defineRoute({
  id: 'waitForGift',
  method: 'POST',
  path: '/api/shared/:shareCode/items/:itemId/wait',
  access: 'guest',
  summary: 'Joins the line of guests who are told when a held gift becomes free',
  failureMessage: errorMessages.notSaved,
  params: sharedItemParams,
  body: z.strictObject({ email }),
  responses: { 200: wait },
});

export const leaveLine = defineRoute({
  id: 'leaveLine',
  method: 'DELETE',
  path: '/api/shared/:shareCode/items/:itemId/wait',
  access: 'guest',
  summary: 'Leaves the line of a gift',
  failureMessage: errorMessages.notSaved,
  params: sharedItemParams,
  responses: { 200: wait },
});

const mailedWait = z
  .object({
    state: z.enum(waitStates),
    /** Null when the recipient has left the line. */
    itemId: id.nullable(),
  })
  .meta({ id: 'MailedWait' });

const mailedWaitParams = sharedParams.extend({ token: z.string().min(1).max(400) });

export const getMailedWait = defineRoute({
  id: 'getMailedWait',
  method: 'GET',
  path: '/api/shared/:shareCode/waits/:token',
  access: 'public',
  summary: 'The gift that the recipient of a mail waits for; changes nothing',
  failureMessage: 'We could not load this page. Please try again.',
  params: mailedWaitParams,
  responses: { 200: mailedWait },
});

export const answerMailedWait = defineRoute({
  id: 'answerMailedWait',
  method: 'POST',
  path: '/api/shared/:shareCode/waits/:token',
  access: 'guest',
  summary: 'Confirms a place in the line, or leaves it',
  failureMessage: errorMessages.notSaved,
  params: mailedWaitParams,
  body: z.strictObject({ answer: z.enum(['confirm', 'leave']) }),
  responses: { 200: mailedWait },
});
