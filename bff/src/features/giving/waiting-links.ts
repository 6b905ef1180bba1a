import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createUrlTokens } from '../../platform/keys/url-token.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { shareLink } from '../sharing/index.ts';

export interface WaitingLinks {
  readonly place: (wait: { readonly id: string; readonly shareCode: string }) => string;
  readonly gift: (gift: { readonly itemId: string; readonly shareCode: string }) => string;
  readonly verify: (token: string) => string | null;
}

export function createWaitingLinks(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
): WaitingLinks {
  const tokens = createUrlTokens(derivedKey(config.sessionSecret, 'waiting-link'));
  const pageOf = (shareCode: string) => shareLink(linkOrigin(config), shareCode);
  return {
    place: ({ id, shareCode }) => `${pageOf(shareCode)}/waiting/${tokens.sign(id)}`,
    gift: ({ itemId, shareCode }) => `${pageOf(shareCode)}/gifts/${itemId}/purchase`,
    verify: (token) => z.uuid().safeParse(tokens.read(token)).data ?? null,
  };
}
