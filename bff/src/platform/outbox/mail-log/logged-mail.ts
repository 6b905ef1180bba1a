import { withoutSecrets, type MailJob, type MailTemplate } from '@gift-registry/workers-contract';
import type { DataCipher } from '../../keys/data-cipher.ts';

const PURPOSE = 'mail-log';
const HOUR = 60;
const WEEK = 7 * 24 * HOUR;

/** Minutes until the link or code of a mail has ended. Sent again after that, it would help nobody. */
const lives: Partial<Record<MailTemplate, number>> = {
  otp: 10,
  'identity-code': 10,
  'magic-link': 10,
  'gift-code': 30,
  'reset-password': HOUR,
  'verify-email': 24 * HOUR,
  'email-change-new': 24 * HOUR,
  'email-change-old': 24 * HOUR,
};

export interface LoggedMail {
  readonly template: MailTemplate;
  readonly recipient: string;
  readonly contentMinutes: number;
  readonly shown: string;
  readonly againOf: string | null;
  readonly registryId: string | null;
}

interface LogOptions {
  readonly againOf?: string | undefined;
  readonly registryId?: string | null | undefined;
}

export const loggedMail = (
  cipher: DataCipher,
  mail: MailJob,
  { againOf, registryId }: LogOptions = {},
): LoggedMail => ({
  template: mail.template,
  recipient: mail.to,
  contentMinutes: lives[mail.template] ?? WEEK,
  shown: cipher.seal(JSON.stringify(withoutSecrets(mail)), PURPOSE),
  againOf: againOf ?? null,
  registryId: registryId ?? null,
});

export const openShownMail = (cipher: DataCipher, shown: string): unknown =>
  JSON.parse(cipher.open(shown, PURPOSE));
