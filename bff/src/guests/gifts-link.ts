import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import { derivedKey } from '../keys/derived-key.ts';

const separator = '~';
const contents = z.tuple([z.uuid(), z.string().min(1).max(128)]);

export interface GiftsLinkContents {
  readonly guestId: string;
  readonly shareCode: string;
}

export interface GiftsLinks {
  /** The URL in mails that opens a guest's gifts on any device. */
  create(contents: GiftsLinkContents): string;
  /** The contents of a link's token; null when we didn't sign it. */
  verify(token: string): GiftsLinkContents | null;
}

export function createGiftsLinks(sessionSecret: string, publicBaseUrl: string): GiftsLinks {
  const signer = new Signer(derivedKey(sessionSecret, 'gifts-link'));
  return {
    create({ guestId, shareCode }) {
      const token = signer.sign([guestId, shareCode].join(separator));
      const query = new URLSearchParams({ gifts: token });
      return `${publicBaseUrl}/r/${encodeURIComponent(shareCode)}?${query}`;
    },
    verify(token) {
      const unsigned = signer.unsign(token);
      if (!unsigned.valid) return null;
      const parsed = contents.safeParse(unsigned.value.split(separator));
      return parsed.success ? { guestId: parsed.data[0], shareCode: parsed.data[1] } : null;
    },
  };
}
