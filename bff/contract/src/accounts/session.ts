import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id, timestamp } from '../fields/id.ts';
import { roles } from '../roles.ts';

const sessionUser = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** The effective role: the first of `roles` that the account has. */
    role: z.enum(roles).catch('viewer'),
    deletesAt: timestamp.optional(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;

/** The registry that somebody of the team sees as its host, and until when. */
export const hostView = z
  .object({ registryId: id, registryName: z.string(), ownerName: z.string(), endsAt: timestamp })
  .meta({ id: 'HostView' });
export type HostView = z.infer<typeof hostView>;

export const sessionReply = z
  .object({
    user: sessionUser.nullable(),
    /** The `x-csrf-token` header of every mutation. */
    csrfToken: z.string(),
    hostView: hostView.nullable(),
  })
  .meta({ id: 'Session' });
export type SessionReply = z.infer<typeof sessionReply>;

export const getSession = defineRoute({
  id: 'getSession',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  summary: 'The signed-in account and the CSRF token',
  failureMessage: 'Failed to load your profile. Please try again.',
  responses: { 200: sessionReply },
});

const signedInDevice = z
  .object({
    id,
    device: z.string(),
    signedInAt: timestamp,
    lastUsedAt: timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' });
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  summary: 'Devices of the account: this device first, then the last used',
  failureMessage: 'Failed to load your devices. Please try again.',
  responses: { 200: z.object({ sessions: z.array(signedInDevice) }) },
});

export const endSession = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  access: 'user',
  summary: 'Signs another device of the account out',
  failureMessage: 'We could not sign this device out. Please try again.',
  params: z.object({ sessionId: id }),
  responses: { 200: z.object({ ended: z.literal(true) }) },
});

export const endOtherSessions = defineRoute({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  access: 'user',
  summary: 'Signs out all other devices of the account',
  failureMessage: 'We could not sign out your other devices. Please try again.',
  responses: { 200: z.object({ ended: z.int().nonnegative() }) },
});
