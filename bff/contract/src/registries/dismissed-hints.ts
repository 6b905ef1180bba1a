import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';

export const hints = ['welcome', 'arrange-gifts'] as const;
export type Hint = (typeof hints)[number];

const dismissedHints = z.object({
  /** A newer server may know more hints than the page. */
  dismissed: z.array(z.string()),
});

export const listDismissedHints = defineRoute({
  id: 'listDismissedHints',
  method: 'GET',
  path: '/api/dismissed-hints',
  access: 'host',
  summary: 'Hints that the account has dismissed',
  failureMessage: 'Failed to load your profile. Please try again.',
  responses: { 200: dismissedHints },
});

export const dismissHint = defineRoute({
  id: 'dismissHint',
  method: 'PUT',
  path: '/api/dismissed-hints/:hint',
  access: 'host',
  summary: 'Hides a hint of the account for good',
  failureMessage: 'We could not hide this hint. Please try again.',
  params: z.strictObject({ hint: z.enum(hints) }),
  responses: { 200: dismissedHints },
});
