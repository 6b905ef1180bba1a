import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { reason } from '../fields/reason.ts';
import { hostView } from '../accounts/session.ts';

export const hostViewMinutes = 15;

export const openHostView = defineRoute({
  id: 'openHostView',
  method: 'POST',
  path: '/api/admin/registries/:registryId/host-view',
  access: 'support',
  summary:
    'Shows a registry as its host sees it, for 15 minutes: this session then changes nothing, and gets no mails, tokens or UPI addresses',
  failureMessage: 'The registry could not be opened. Please try again.',
  params: z.object({ registryId: id }),
  body: z.strictObject({ why: reason }),
  responses: { 201: hostView },
});

export const closeHostView = defineRoute({
  id: 'closeHostView',
  method: 'DELETE',
  path: '/api/admin/host-view',
  access: 'support',
  summary: 'Ends the view of a registry as its host sees it',
  failureMessage: 'The view could not be ended. Please try again.',
  responses: { 200: z.object({ closed: z.boolean() }) },
});
