import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createSigner } from '../../platform/keys/signer.ts';

export interface ThanksLinks {
  create(noteId: string): string;
  verify(token: string): string | null;
}

export function createThanksLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): ThanksLinks {
  const signer = createSigner(derivedKey(config.sessionSecret, 'thanks-link'));
  return {
    create: (noteId) =>
      `${linkOrigin(config)}/thank-you?${new URLSearchParams({ note: signer.sign(noteId) })}`,
    verify(token) {
      return z.uuid().safeParse(signer.unsign(token)).data ?? null;
    },
  };
}
