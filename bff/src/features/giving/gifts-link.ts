import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../platform/keys/url-token.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { shareLink } from '../sharing/index.ts';

const separator = '~';
const shareCode = z.string().min(1).max(128);
const contents = z.tuple([z.literal('gift'), z.uuid(), shareCode, z.uuid()]);

export interface GiftsLinkContents {
  readonly giftId: string;
  readonly shareCode: string;
  readonly mailboxId: string;
}

export interface GiftsLinks {
  readonly create: (contents: GiftsLinkContents) => string;
  readonly createQuestion: (contents: GiftsLinkContents) => string;
  readonly verify: (token: string) => GiftsLinkContents | null;
}

export function createGiftsLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): GiftsLinks {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'gifts-link'));
  const tokenOf = ({ giftId, shareCode, mailboxId }: GiftsLinkContents) =>
    tokens.sign(['gift', giftId, shareCode, mailboxId].join(separator));
  const pageOf = (shareCode: string) => shareLink(linkOrigin(config), shareCode);
  return {
    create: (gift) =>
      `${pageOf(gift.shareCode)}/mine?${new URLSearchParams({ gifts: tokenOf(gift) })}`,
    createQuestion: (gift) =>
      `${pageOf(gift.shareCode)}/answer/${encodeURIComponent(tokenOf(gift))}`,
    verify(token) {
      const parts = tokens.read(token)?.split(separator);
      const link = contents.safeParse(parts).data;
      return link ? { giftId: link[1], shareCode: link[2], mailboxId: link[3] } : null;
    },
  };
}
