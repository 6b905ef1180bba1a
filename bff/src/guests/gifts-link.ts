import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { linkOrigin } from '../origins/link-origin.ts';

const separator = '~';
const contents = z.tuple([z.uuid(), z.string().min(1).max(128), z.uuid().optional()]);

export interface GiftsLinkContents {
  readonly guestId: string;
  readonly shareCode: string;
  /** The mailbox that opening the link confirms; older links have none. */
  readonly mailboxId?: string | undefined;
}

export interface GiftsLinks {
  /** The URL in mails that opens a guest's gifts on any device. */
  create(contents: GiftsLinkContents): string;
  /** The contents of a link's token; null when we didn't sign it. */
  verify(token: string): GiftsLinkContents | null;
}

export function createGiftsLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): GiftsLinks {
  const signer = new Signer(derivedKey(config.sessionSecret, 'gifts-link'));
  return {
    create({ guestId, shareCode, mailboxId }) {
      const parts = [guestId, shareCode, ...(mailboxId ? [mailboxId] : [])];
      const token = signer.sign(parts.join(separator));
      const query = new URLSearchParams({ gifts: token });
      return `${linkOrigin(config)}/r/${encodeURIComponent(shareCode)}/mine?${query}`;
    },
    verify(token) {
      const unsigned = signer.unsign(token);
      if (!unsigned.valid) return null;
      const parsed = contents.safeParse(unsigned.value.split(separator));
      if (!parsed.success) return null;
      const [guestId, shareCode, mailboxId] = parsed.data;
      return { guestId, shareCode, mailboxId };
    },
  };
}
