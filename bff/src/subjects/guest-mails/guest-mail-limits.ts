import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';

export const DAY = 86_400;

const OWN_MAILS = 100;
/** Mails a day that one browser causes to mailboxes that are not known as its own. */
const BROWSER_MAILS = 10;

const gmail = /^g(?:oogle)?mail\.com$/;

/** All addresses of one mailbox: providers deliver `name+anything@host` to `name@host`, and Gmail ignores dots. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return gmail.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/**
 * The rule for all mails that guests, hosts and visitors cause. It belongs to the recipient: no host and no network has a
 * limit, because a loved host has many guests and a wedding hall has one address. One of the sets has to have room.
 */
export function guestMailLimits(mail: {
  readonly to: string;
  readonly own: boolean;
  readonly browser: string | null;
  readonly strangersMails: number;
}): readonly (readonly RateLimit[])[] {
  const subject = mailboxOf(mail.to);
  if (mail.own) return [[{ name: 'mail/own', subject, max: OWN_MAILS, seconds: DAY }]];
  const ofBrowser =
    mail.browser === null
      ? []
      : [{ name: 'mail/browser', subject: mail.browser, max: BROWSER_MAILS, seconds: DAY }];
  // A counter for each mail: with one for all, three could come within a day around the end of its window.
  return Array.from({ length: mail.strangersMails }, (_, index) => [
    { name: `mail/stranger-${index + 1}`, subject, max: 1, seconds: DAY },
    ...ofBrowser,
  ]);
}
