import { z } from 'zod';

const text = z.string().min(1).max(1000);
const link = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true });
const mode = z.enum(['login', 'signup']);
// The same pattern as browsers and the API: zod's default refuses valid addresses such as a!b@example.com.
const address = z.email({ pattern: z.regexes.html5Email });

const mail = <Template extends string, Data extends z.ZodRawShape>(
  template: Template,
  data: Data,
) => z.object({ template: z.literal(template), to: address, data: z.object(data) });

/** One entry per template. The brand and the sender are the mail worker's configuration. */
export const mailJobSchema = z.discriminatedUnion('template', [
  mail('verify-email', { firstName: text, link }),
  mail('reset-password', { firstName: text, link }),
  mail('magic-link', { link, mode }),
  mail('otp', { code: z.string().regex(/^\d{6}$/), mode }),
  /** Someone signed up with an address that already has an account. */
  mail('account-exists', { firstName: text, loginLink: link, resetLink: link }),
  /** Someone asked to sign in to, or to recover, an account that does not exist. */
  mail('no-account', { signupLink: link }),
  mail('password-changed', { firstName: text, resetLink: link }),
  /** A password that was set before the address was confirmed is removed when the owner confirms it. */
  mail('password-removed', { firstName: text, resetLink: link }),
  mail('new-sign-in-method', { firstName: text, method: text }),
  /** The first mails to a guest's address, until the guest opens the link. */
  mail('gift-confirmation', {
    guestName: text,
    giftsLink: link,
    /** When gifts that wait for the confirmation are released; null when none waits. */
    keptUntil: instant.nullable(),
  }),
  mail('claim-receipt', {
    guestName: text,
    productName: text,
    quantity: z.int().positive(),
    registryName: text,
    ownerName: text,
    state: z.enum(['purchased', 'reserved']),
    /** When a reservation ends; null for a purchase. */
    expiresAt: instant.nullable(),
    giftsLink: link,
  }),
  mail('claim-reminder', {
    guestName: text,
    productName: text,
    registryName: text,
    expiresAt: instant,
    giftsLink: link,
  }),
  mail('contribution-receipt', {
    guestName: text,
    productName: text,
    /** Rupees. */
    amount: z.number().positive(),
    registryName: text,
    giftsLink: link,
  }),
  mail('query-receipt', {
    name: text,
    /** Omitted for an address that nobody has confirmed, because anybody can type any address. */
    query: text.optional(),
  }),
  mail('query-team', { name: text, email: address, phone: text.nullable(), query: text }),
]);
export type MailJob = z.infer<typeof mailJobSchema>;
export type MailTemplate = MailJob['template'];
export type MailData<Template extends MailTemplate> = Extract<
  MailJob,
  { template: Template }
>['data'];

export interface MailResult {
  readonly messageId: string;
}
