import { z } from 'zod';

/** An address that an admin or a team entered; the worker connects to public addresses only. */
export const webhookJobSchema = z.object({
  contactId: z.uuid(),
  url: z.url({ protocol: /^https?$/ }).max(500),
  /** `whsec_` and a key in base64, as Standard Webhooks have it. */
  secret: z.string().regex(/^whsec_[A-Za-z0-9+/=]{24,100}$/),
  /** JSON, sent as it is: the signature covers these characters. */
  body: z.string().min(2).max(20_000),
});
export type WebhookJob = z.infer<typeof webhookJobSchema>;
