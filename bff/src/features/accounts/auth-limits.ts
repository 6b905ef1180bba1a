import { AppError } from '../../platform/errors/app-error.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { Requester } from '../../platform/audit/requester.ts';

const MINUTE = 60;
const HOUR = 3600;

const limit = (name: string, subject: string, max: number, seconds: number): RateLimit => ({
  name,
  subject,
  max,
  seconds,
});

/** Addresses without an account count too; otherwise the limit would reveal accounts. */
export const signInLimits = (email: string, { network }: Requester) => {
  const address = [
    limit('sign-in/address/short', email, 5, 5 * MINUTE),
    limit('sign-in/address/long', email, 15, HOUR),
  ];
  const client = [limit('sign-in/client', network, 100, 15 * MINUTE)];
  return { address, client, all: [...address, ...client] };
};

type MailFlow =
  | 'sign-up'
  | 'resend'
  | 'password-reset'
  | 'magic-link'
  | 'otp'
  | 'step-up'
  | 'email-change';

const mailsPerAddress: Record<MailFlow, readonly [max: number, seconds: number]> = {
  'sign-up': [3, HOUR],
  resend: [3, 15 * MINUTE],
  'password-reset': [3, HOUR],
  'magic-link': [5, HOUR],
  otp: [5, HOUR],
  'step-up': [5, HOUR],
  'email-change': [3, HOUR],
};

/** One limit per flow and one over all flows, so that no combination floods a mailbox. */
const mailLimits = (flow: MailFlow, email: string, { network }: Requester): RateLimit[] => [
  limit(`${flow}/address`, email, ...mailsPerAddress[flow]),
  limit('mail/address', email, 8, HOUR),
  limit('mail/client', network, 200, HOUR),
];

/** Links can't be guessed, codes can. */
const linkLimits = ({ network }: Requester): RateLimit[] => [
  limit('link/client', network, 60, 5 * MINUTE),
];
const codeLimits = (email: string, { network }: Requester): RateLimit[] => [
  limit('code/address', email, 25, HOUR),
  limit('code/client', network, 60, 5 * MINUTE),
];

const waitMinutes = (seconds: number): string =>
  `Too many attempts. Please wait ${Math.ceil(seconds / MINUTE)} minutes before trying again.`;

async function enforce(
  limiter: RateLimiter,
  limits: readonly RateLimit[],
  message: (seconds: number) => string = waitMinutes,
): Promise<void> {
  const retryAfter = await limiter.take(limits);
  if (retryAfter !== null) throw new AppError('rate-limited', message(retryAfter), { retryAfter });
}

export const limitSignIn = (limiter: RateLimiter, email: string, requester: Requester) =>
  enforce(
    limiter,
    signInLimits(email, requester).all,
    () => 'Too many login attempts. Please wait before trying again.',
  );

export const limitMail = (
  limiter: RateLimiter,
  flow: MailFlow,
  email: string,
  requester: Requester,
) =>
  enforce(
    limiter,
    mailLimits(flow, email, requester),
    flow === 'resend'
      ? () => 'Too many confirmation emails sent. Please wait before requesting another.'
      : waitMinutes,
  );

export const limitLinks = (limiter: RateLimiter, requester: Requester) =>
  enforce(limiter, linkLimits(requester));

export const limitCodes = (limiter: RateLimiter, email: string, requester: Requester) =>
  enforce(limiter, codeLimits(email, requester));
