import {
  mailDefinition,
  withoutSecrets,
  type MailJob,
  type MailTemplate,
} from '@gift-registry/workers-contract';
import type { DataCipher } from '../../keys/data-cipher.ts';

const PURPOSE = 'mail-log';

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
  contentMinutes: mailDefinition(mail.template).usefulMinutes,
  shown: cipher.seal(JSON.stringify(withoutSecrets(mail)), PURPOSE),
  againOf: againOf ?? null,
  registryId: registryId ?? null,
});

export const openShownMail = (cipher: DataCipher, shown: string): unknown =>
  JSON.parse(cipher.open(shown, PURPOSE));
