import { z } from 'zod';
import { mailSubjects, type MailSubject } from '@gift-registry/bff-contract';
import type { Config } from '../../platform/config/config.ts';
import { derivedKeys, createSigner } from '../../platform/keys/signer.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';

interface Unsubscribing {
  readonly userId: string;
  readonly about: MailSubject | null;
}

export interface MailSettingsLinks {
  settings(userId: string, about?: MailSubject): string;
  /** The address of RFC 8058: a POST to it ends the mails about one subject. */
  oneClick(userId: string, about: MailSubject): string;
  verify(token: string): Unsubscribing | null;
}

export const oneClickPath = '/api/unsubscribe/:token';

const separator = '~';
const contents = z.union([z.tuple([z.uuid()]), z.tuple([z.uuid(), z.enum(mailSubjects)])]);

export function createMailSettingsLinks(
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): MailSettingsLinks {
  const signer = createSigner(derivedKeys(config.sessionSecrets, 'mail-settings-link'));
  return {
    settings(userId, about) {
      const query = new URLSearchParams({ token: signer.sign(userId) });
      if (about) query.set('about', about);
      return `${linkOrigin(config)}/mail-settings?${query}`;
    },
    oneClick(userId, about) {
      const token = signer.sign([userId, about].join(separator));
      return `${linkOrigin(config)}${oneClickPath.replace(':token', encodeURIComponent(token))}`;
    },
    verify(token) {
      const read = contents.safeParse(signer.unsign(token)?.split(separator)).data;
      return read ? { userId: read[0], about: read[1] ?? null } : null;
    },
  };
}
