import { withoutSecrets, type MailJob, type MailTemplate } from '@gift-registry/workers-contract';
import type { DataCipher } from '../keys/data-cipher.ts';

const PURPOSE = 'mail-log';

export interface LoggedMail {
  readonly template: MailTemplate;
  readonly recipient: string;
  readonly sendUntil: string | null;
  readonly shown: string;
  readonly againOf: string | null;
  readonly registryId: string | null;
  readonly about: string | null;
}

interface LogOptions {
  readonly againOf?: string | undefined;
  readonly registryId?: string | null | undefined;
  readonly about?: string | undefined;
}

export const loggedMail = (
  cipher: DataCipher,
  mail: MailJob,
  { againOf, registryId, about }: LogOptions = {},
): LoggedMail => ({
  template: mail.template,
  recipient: mail.to,
  sendUntil: mail.sendUntil ?? null,
  shown: cipher.seal(JSON.stringify(withoutSecrets(mail)), PURPOSE),
  againOf: againOf ?? null,
  registryId: registryId ?? null,
  about: about ?? null,
});

export const openShownMail = (cipher: DataCipher, shown: string): unknown =>
  JSON.parse(cipher.open(shown, PURPOSE));
