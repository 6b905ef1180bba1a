import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { linkOrigin } from '../../../platform/origins/link-origin.ts';
import { derivedKey } from '../../../platform/keys/derived-key.ts';

export interface ThanksLinks {
  /** The URL in a mail that opens one note. */
  create(noteId: string): string;
  /** The note's id; null when we didn't sign the token. */
  verify(token: string): string | null;
}

export function createThanksLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): ThanksLinks {
  const signer = new Signer(derivedKey(config.sessionSecret, 'thanks-link'));
  return {
    create: (noteId) =>
      `${linkOrigin(config)}/thank-you?${new URLSearchParams({ note: signer.sign(noteId) })}`,
    verify(token) {
      const unsigned = signer.unsign(token);
      return unsigned.valid && z.uuid().safeParse(unsigned.value).success ? unsigned.value : null;
    },
  };
}
