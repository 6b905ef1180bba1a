import { errorMessages } from '../errors/error-messages.ts';
import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { email } from '../fields/email.ts';
import { id, timestamp } from '../fields/id.ts';
import { registryParams } from './registries.ts';

const person = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const registryHosts = z
  .object({
    role: z.enum(['owner', 'co-host']),
    owner: person,
    coHosts: z.array(person),
    invitations: z.array(
      z.object({ id, email: z.string(), expiresAt: timestamp, expired: z.boolean() }),
    ),
    /** Accounts that got an invitation for another address, and wait for the owner; empty for co-hosts. */
    requests: z
      .array(
        z.object({
          id,
          person,
          invitedEmail: z.string(),
          expiresAt: timestamp,
        }),
      )
      .default([]),
    handoverTo: id.nullable(),
  })
  .meta({ id: 'RegistryHosts' });
export type RegistryHosts = z.infer<typeof registryHosts>;

/** A registry is hosted by this many people besides its owner at most, open invitations included. */
export const maxCoHosts = 10;

const invitationParams = registryParams.extend({ invitationId: id });
const responses = { 200: registryHosts };

export const getHosts = defineRoute({
  id: 'getHosts',
  method: 'GET',
  path: '/api/registries/:registryId/hosts',
  access: 'host',
  summary: 'The people who host a registry, and open invitations',
  failureMessage: 'Failed to load the hosts. Please try again.',
  params: registryParams,
  responses,
});

export const inviteCoHost = defineRoute({
  id: 'inviteCoHost',
  method: 'POST',
  path: '/api/registries/:registryId/invitations',
  access: 'host',
  summary: 'Mails an invitation that works once within seven days; owner only',
  failureMessage: 'We could not send the invitation. Please try again.',
  params: registryParams,
  body: z.strictObject({ email }),
  responses,
});

export const resendInvitation = defineRoute({
  id: 'resendInvitation',
  method: 'POST',
  path: '/api/registries/:registryId/invitations/:invitationId/resend',
  access: 'host',
  summary: 'Mails a new link; the earlier one stops working; owner only',
  failureMessage: 'We could not send the invitation. Please try again.',
  params: invitationParams,
  responses,
});

export const revokeInvitation = defineRoute({
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/registries/:registryId/invitations/:invitationId',
  access: 'host',
  summary: 'Ends an open invitation; owner only',
  failureMessage: errorMessages.notSaved,
  params: invitationParams,
  responses,
});

export const removeCoHost = defineRoute({
  id: 'removeCoHost',
  method: 'DELETE',
  path: '/api/registries/:registryId/co-hosts/:userId',
  access: 'host',
  summary: 'Removes a co-host; co-hosts may remove themselves',
  failureMessage: errorMessages.notSaved,
  params: registryParams.extend({ userId: id }),
  responses: { 200: z.object({ removed: z.literal(true) }) },
});

export const offerHandover = defineRoute({
  id: 'offerHandover',
  method: 'PUT',
  path: '/api/registries/:registryId/handover',
  access: 'host',
  summary: 'Offers the registry to a co-host, or withdraws the offer with null; owner only',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ userId: id.nullable() }),
  responses,
});

export const answerHandover = defineRoute({
  id: 'answerHandover',
  method: 'POST',
  path: '/api/registries/:registryId/handover/answer',
  access: 'host',
  summary: 'Accepts or declines the registry; for the co-host to whom it was offered',
  failureMessage: errorMessages.notSaved,
  params: registryParams,
  body: z.strictObject({ accept: z.boolean() }),
  responses,
});

export const answerCoHostRequest = defineRoute({
  id: 'answerCoHostRequest',
  method: 'POST',
  path: '/api/registries/:registryId/co-host-requests/:requestId/answer',
  access: 'host',
  summary:
    'Lets an account co-host that accepted an invitation for another address, or refuses it; owner only',
  failureMessage: errorMessages.notSaved,
  params: registryParams.extend({ requestId: id }),
  body: z.strictObject({ allow: z.boolean() }),
  responses,
});

const tokenBody = z.strictObject({ token: z.string().min(1).max(200) });

export const invitationStanding = z.enum([
  'signed-out',
  /** It was sent to the caller's address. */
  'at-once',
  /** It was sent to another address, so the owner is asked. */
  'ask',
  'waiting',
  'refused',
  'host',
]);
export type InvitationStanding = z.infer<typeof invitationStanding>;

export const readInvitation = defineRoute({
  id: 'readInvitation',
  method: 'POST',
  path: '/api/invitations/read',
  access: 'public',
  summary: 'The registry of an open invitation, and the next step of the caller',
  failureMessage: 'We could not open this invitation. Please try again.',
  body: tokenBody,
  responses: {
    200: z.object({
      registryName: z.string(),
      invitedBy: z.string(),
      email: z.string(),
      standing: invitationStanding.default('at-once'),
      /** For a host of the registry; null for everybody else. */
      registryId: id.nullable().default(null),
    }),
  },
});

export const acceptInvitation = defineRoute({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'host',
  summary:
    'Makes the caller a co-host, if the invitation was sent to their address; it then has ended',
  failureMessage: 'We could not accept this invitation. Please try again.',
  body: tokenBody,
  responses: { 200: z.object({ registryId: id }) },
});

export const askToCoHost = defineRoute({
  id: 'askToCoHost',
  method: 'POST',
  path: '/api/invitations/ask',
  access: 'host',
  summary:
    'Asks the owner to let the caller co-host with an invitation that was sent to another address',
  failureMessage: 'We could not ask the owner. Please try again.',
  body: tokenBody,
  responses: { 200: z.object({ expiresAt: timestamp }) },
});
