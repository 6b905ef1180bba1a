import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';

export const roles = ['admin', 'host', 'guest', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const sessionUser = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** The effective role: the first of admin, host, guest, viewer among the account's roles. */
    role: z.enum(roles).catch('viewer'),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionReply = z
  .object({
    user: sessionUser.nullable(),
    /** Goes into the `x-csrf-token` header of every mutation. */
    csrfToken: z.string(),
  })
  .meta({ id: 'Session' });
export type SessionReply = z.infer<typeof sessionReply>;

export const getSession = defineRoute({
  id: 'getSession',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  summary: 'Who is signed in, and the token that mutations need',
  responses: { 200: sessionReply },
});
