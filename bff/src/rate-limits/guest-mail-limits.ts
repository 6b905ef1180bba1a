import type { RateLimit } from './rate-limiter.ts';

const HOUR = 3_600;
const DAY = 86_400;

const GMAIL = /@g(?:oogle)?mail\.com$/;

/** All addresses of one mailbox: providers deliver `name+anything@host` to `name@host`, and Gmail ignores dots. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return GMAIL.test(address)
    ? `${address.replace(GMAIL, '').replaceAll('.', '')}@gmail.com`
    : address;
}

const perHourAndDay = (name: string, subject: string, perHour: number, perDay: number) => [
  { name: `guest-mail/${name}-hour`, subject, max: perHour, seconds: HOUR },
  { name: `guest-mail/${name}-day`, subject, max: perDay, seconds: DAY },
];

interface GuestMail {
  readonly to: string;
  readonly guestId: string;
  readonly hostId: string;
}

/** Mails that guests cause. A host has many guests at once, so a host's limit is ten times as high. */
export const guestMailLimits = ({ to, guestId, hostId }: GuestMail): RateLimit[] => [
  ...perHourAndDay('address', mailboxOf(to), 3, 8),
  ...perHourAndDay('guest', guestId, 3, 8),
  ...perHourAndDay('host', hostId, 30, 80),
];

/** Mails that ask a person to confirm a mailbox: a stranger may have typed the address. */
export const codeMailLimits = (
  { to, guestId }: Pick<GuestMail, 'to' | 'guestId'>,
  perDay: number,
): RateLimit[] => [
  { name: 'guest-mail/unconfirmed-day', subject: mailboxOf(to), max: perDay, seconds: DAY },
  { name: 'guest-mail/codes-day', subject: guestId, max: 10, seconds: DAY },
];

/** Thank-you notes. A host thanks all guests in one evening; one person who gave often gets a note for each gift. */
export const thanksMailLimits = ({ to, hostId }: Omit<GuestMail, 'guestId'>): RateLimit[] => [
  ...perHourAndDay('thanks-address', mailboxOf(to), 20, 30),
  ...perHourAndDay('thanks-host', hostId, 600, 1_200),
];

/** Receipts for a visitor's question count for the same address. */
export const visitorMailLimits = (to: string): RateLimit[] =>
  perHourAndDay('address', mailboxOf(to), 3, 8);
