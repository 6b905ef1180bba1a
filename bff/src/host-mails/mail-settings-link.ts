import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { linkOrigin } from '../origins/link-origin.ts';

export interface MailSettingsLinks {
  /** The page on which the account changes its mails without signing in. */
  settings(userId: string): string;
  /** The address of RFC 8058: a POST to it ends all mails that it is sent with. */
  oneClick(userId: string): string;
  /** The account of a token; null when we didn't sign it. */
  verify(token: string): string | null;
}

export const oneClickPath = '/api/unsubscribe/:token';

export function createMailSettingsLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): MailSettingsLinks {
  const signer = new Signer(derivedKey(config.sessionSecret, 'mail-settings-link'));
  return {
    settings: (userId) =>
      `${linkOrigin(config)}/mail-settings?${new URLSearchParams({ token: signer.sign(userId) })}`,
    oneClick: (userId) =>
      `${linkOrigin(config)}${oneClickPath.replace(':token', encodeURIComponent(signer.sign(userId)))}`,
    verify(token) {
      const unsigned = signer.unsign(token);
      return unsigned.valid && z.uuid().safeParse(unsigned.value).success ? unsigned.value : null;
    },
  };
}
