import { z } from 'zod';

const text = z.string().min(1).max(1000);
const link = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true });
const mode = z.enum(['login', 'signup']);
/** Hidden in the log of mails. */
const code = z.string().regex(/^(\d{6}|•{6})$/);
// The same pattern as browsers and the API: zod's default refuses valid addresses such as a!b@example.com.
const address = z.email({ pattern: z.regexes.html5Email });

/** A celebration as mails name it to addresses that nobody has confirmed: without anything that a stranger typed freely. */
const event = z.object({
  occasion: z.enum([
    'baby-shower',
    'birthday',
    'wedding',
    'housewarming',
    'anniversary',
    'graduation',
    'other',
  ]),
  date: z.iso.date(),
  /** The host's first name; null when it isn't one word of letters. */
  hostName: z.string().min(1).max(20).nullable(),
  theme: text.optional(),
});
export type MailEvent = z.infer<typeof event>;

/** The report of a failing release; earlier servers send none of it. */
const failure = {
  page: text.nullish(),
  error: text.nullish(),
  stack: z.string().max(4_000).nullish(),
};

const mail = <Template extends string, Data extends z.ZodRawShape>(
  template: Template,
  data: Data,
) =>
  z.object({
    template: z.literal(template),
    to: address,
    /** Where the recipient finds the site, when it isn't the address that the worker knows. */
    origin: link.optional(),
    /** The brand when the mail was written; the worker's own without it. */
    brand: text.optional(),
    brandLine: text.optional(),
    /** The theme of the registry that the mail is about; the product's own without it. */
    theme: text.optional(),
    data: z.object(data),
  });

export const mailJobSchema = z.discriminatedUnion('template', [
  mail('verify-email', {
    firstName: text,
    link,
    isInvited: z.boolean().optional(),
  }),
  mail('reset-password', { firstName: text, link }),
  mail('magic-link', { link, mode }),
  mail('otp', { code, mode }),
  mail('account-exists', { firstName: text, loginLink: link, resetLink: link }),
  mail('no-account', { signupLink: link }),
  mail('password-changed', { firstName: text, resetLink: link }),
  /** A password that was set before the address was confirmed is removed when the owner confirms it. */
  mail('password-removed', { firstName: text, resetLink: link }),
  mail('new-sign-in-method', { firstName: text, method: text }),
  mail('identity-code', { code }),
  mail('email-change-new', { firstName: text, link }),
  mail('email-change-old', { firstName: text, newEmail: address, link }),
  mail('email-changed', { firstName: text, newEmail: address, link }),
  mail('email-restored', { firstName: text, resetLink: link }),
  mail('account-deletion', { firstName: text, deletesAt: instant, signInLink: link }),
  mail('account-kept', { firstName: text, accountLink: link }),
  mail('account-deleted', { firstName: text }),
  mail('release-withdrawn', {
    project: text,
    version: text,
    before: text,
    views: z.int().positive(),
    failed: z.int().positive(),
    ...failure,
    releasesLink: link.optional(),
  }),
  mail('release-alarm', {
    project: text,
    version: text,
    page: text,
    views: z.int().positive(),
    failed: z.int().positive(),
    error: failure.error,
    stack: failure.stack,
    releasesLink: link,
  }),
  mail('release-news', {
    kind: z.enum(['live', 'canary', 'taken-back', 'refused', 'rendering-failing', 'rendering-off']),
    project: text,
    version: text,
    percent: z.int().nonnegative().nullish(),
    author: text.nullish(),
    message: text.nullish(),
    reason: text.nullish(),
    before: text.nullish(),
    ...failure,
    releasesLink: link,
  }),
  mail('data-export', { firstName: text, link, expiresAt: instant }),
  mail('gift-confirmation', {
    guestName: text,
    giftsLink: link,
    /** When gifts that wait for the confirmation are released; null when none waits. */
    keptUntil: instant.nullable(),
    event: event.optional(),
  }),
  /** To an address that a guest gave for an unusual gift; repeats nothing that anybody typed but the host's first name. */
  mail('gift-code', {
    code,
    giftsLink: link,
    /** In lower case; null for another occasion. */
    occasion: text.nullable(),
    eventDate: z.iso.date(),
    hostName: text.nullable(),
    keptUntil: instant,
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
  mail('order-news', {
    step: z.enum(['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']),
    number: z.string().regex(/^TF-[2-9A-Z]{8}$/),
    guestName: text,
    productName: text,
    moreGifts: z.int().nonnegative(),
    registryName: text,
    paise: z.int().nonnegative(),
    /** The operator's words about paying, at `placed`; null when a provider took the money. */
    instructions: z.string().min(1).max(2_000).nullable(),
    carrier: text.nullable(),
    trackingNumber: text.nullable(),
    orderLink: link,
  }),
  mail('claim-reminder', {
    guestName: text,
    productName: text,
    registryName: text,
    expiresAt: instant,
    giftsLink: link,
    /** Instead of all names, for an address that nobody has confirmed. */
    event: event.optional(),
  }),
  mail('contribution-receipt', {
    guestName: text,
    productName: text,
    /** Rupees. */
    amount: z.number().positive(),
    registryName: text,
    giftsLink: link,
    /** The end of a promise to a host who takes UPI; null where guest and host settle it themselves. */
    payBy: instant.nullish(),
  }),
  mail('promise-reminder', {
    guestName: text,
    productName: text,
    /** Rupees. */
    amount: z.number().positive(),
    registryName: text,
    payBy: instant,
    giftsLink: link,
    /** Instead of all names, for an address that nobody has confirmed. */
    event: event.optional(),
  }),
  mail('promise-ended', {
    guestName: text,
    productName: text,
    /** Rupees. */
    amount: z.number().positive(),
    registryName: text,
    endedBy: z.enum(['time', 'host']),
    registryLink: link.nullable(),
    event: event.optional(),
  }),
  mail('promises-ended', {
    firstName: text,
    registryName: text,
    promises: z
      .array(z.object({ giverName: text, productName: text, amount: z.number().positive() }))
      .min(1),
    /** Promises that are not listed. */
    more: z.int().nonnegative(),
    bookLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  }),
  /** To the owner whenever guests get another UPI address, or none any more. */
  mail('upi-address', {
    news: z.enum(['changed', 'removed']),
    firstName: text,
    registryName: text,
    link,
  }),
  /** The first mail to a guest who waits for a held gift; repeats nothing that a stranger typed. */
  mail('waiting-confirmation', { link, event: event.optional() }),
  mail('gift-free', {
    productName: text,
    registryName: text,
    turnEndsAt: instant,
    giftLink: link,
    leaveLink: link,
  }),
  mail('gift-question', {
    firstName: text,
    registryName: text,
    productName: text,
    guestName: text,
    question: text,
    questionsLink: link,
    settingsLink: link,
    /** Takes the POST of RFC 8058. */
    unsubscribeLink: link,
  }),
  /** A host's answer. Omits all words for an address that nobody has confirmed. */
  mail('question-answer', {
    answerLink: link,
    productName: text.optional(),
    question: z.string().max(1000).optional(),
    answer: z.string().max(1000).optional(),
    hostName: text.optional(),
    registryName: text.optional(),
    event: event.optional(),
  }),
  mail('host-gifts', {
    firstName: text,
    registryName: text,
    digest: z.boolean(),
    gifts: z
      .array(
        z.object({
          giverName: text,
          productName: text,
          quantity: z.int().positive(),
          /** Rupees of a promise; null for a gift. */
          amount: z.number().positive().nullable(),
          message: text.nullable(),
          /** Guests have paid it together, and a host buys it now. */
          readyToBuy: z.boolean().optional(),
        }),
      )
      .min(1),
    more: z.int().nonnegative(),
    bookLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  }),
  mail('shop-news', {
    firstName: text,
    registryName: text,
    gifts: z
      .array(
        z.object({
          productName: text,
          kind: z.enum(['dropped', 'out-of-stock', 'gone']),
          priceBefore: z.number().positive().nullable(),
          price: z.number().positive().nullable(),
          currency: z.string(),
        }),
      )
      .min(1),
    more: z.int().nonnegative(),
    listLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  }),
  mail('unusual-gifts', {
    firstName: text,
    registryName: text,
    bookLink: link,
    settingsLink: link,
    unsubscribeLink: link,
  }),
  mail('host-occasion', {
    occasion: z.enum(['event-soon', 'book-open', 'completion', 'guest-data-ends']),
    firstName: text,
    registryName: text,
    eventDate: z.iso.date(),
    /** Gifts of which some are still needed; null while they are a surprise. */
    left: z.int().nonnegative().nullable(),
    /** Days until the event, or until guests' data ends. */
    days: z.int().nonnegative().optional(),
    bookLink: link,
    completeLink: link.optional(),
    settingsLink: link,
    unsubscribeLink: link,
  }),
  mail('co-host-invitation', {
    hostName: text,
    registryName: text,
    link,
    event: event.optional(),
  }),
  mail('co-host-request', {
    firstName: text,
    registryName: text,
    personName: text,
    personEmail: address,
    invitedEmail: address,
    link,
  }),
  mail('co-host-allowed', { firstName: text, registryName: text, hostName: text, link }),
  mail('passcode-guessed', {
    firstName: text,
    registryName: text,
    tries: z.int().positive(),
    link,
  }),
  mail('registry-hosts', {
    news: z.enum([
      'handover-offered',
      'handover-withdrawn',
      'handover-declined',
      'handover-accepted',
      'registry-received',
      'co-host-removed',
      'co-host-left',
    ]),
    firstName: text,
    personName: text,
    registryName: text,
    link,
  }),
  mail('group-gift-complete', {
    guestName: text,
    productName: text,
    registryName: text,
    givers: z.int().positive(),
    registryLink: link.nullable(),
    event: event.optional(),
  }),
  mail('gift-removed', {
    guestName: text,
    productName: text,
    registryName: text,
    state: z.enum(['held', 'bought', 'promised']),
    /** Rupees of a promise. */
    amount: z.number().positive().nullable(),
    registryLink: link.nullable(),
    event: event.optional(),
  }),
  mail('gifts-given-back', {
    guestName: text,
    registryName: text,
    gifts: z.number().int().positive(),
    promised: z.boolean(),
    registryLink: link.nullable(),
    event: event.optional(),
  }),
  /** A host's note to a giver. Omits all words of the host for an address that nobody has confirmed. */
  mail('thank-you', {
    guestName: text,
    noteLink: link,
    replyTo: address.nullable(),
    note: text.optional(),
    hostName: text.optional(),
    productName: text.optional(),
    event: event.optional(),
  }),
  mail('query-receipt', {
    name: text,
    /** Omitted for an address that nobody has confirmed, because anybody can type any address. */
    query: text.optional(),
  }),
  /** The team's words; the question only for a person who asked. */
  mail('query-answer', { name: text, query: text, answer: z.string().min(1).max(5_000) }),
  mail('query-team', { name: text, email: address, phone: text.nullable(), query: text }),
]);
export type MailJob = z.infer<typeof mailJobSchema>;
export type MailTemplate = MailJob['template'];
export const mailTemplates: readonly MailTemplate[] = mailJobSchema.options.map(
  ({ shape }) => shape.template.value,
);
export type MailData<Template extends MailTemplate> = Extract<
  MailJob,
  { template: Template }
>['data'];

export interface MailResult {
  readonly messageId: string;
}
