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
  /** The mailed address that opens a guest's gifts on any device. */
  address(contents: GiftsLinkContents): string;
  /** What a token of such an address stands for, or null when it is not one of ours. */
  read(token: string): GiftsLinkContents | null;
}

export function createGiftsLinks(sessionSecret: string, publicBaseUrl: string): GiftsLinks {
  const signer = new Signer(derivedKey(sessionSecret, 'gifts-link'));
  return {
    address({ guestId, shareCode }) {
      const token = signer.sign([guestId, shareCode].join(separator));
      const query = new URLSearchParams({ gifts: token });
      return `${publicBaseUrl}/r/${encodeURIComponent(shareCode)}?${query}`;
    },
    read(token) {
      const unsigned = signer.unsign(token);
      if (!unsigned.valid) return null;
      const parsed = contents.safeParse(unsigned.value.split(separator));
      return parsed.success ? { guestId: parsed.data[0], shareCode: parsed.data[1] } : null;
    },
  };
}
