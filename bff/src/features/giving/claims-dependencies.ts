import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { GiftLimits } from '../../platform/config/gift-limit-config.ts';
import { derivedKey, derivedKeys, createUrlTokens } from '../../platform/keys/signer.ts';
import { newOrdersOf, type NewOrders } from '../../platform/payments/new-orders.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import { createGuestMailer, type GuestMailer } from '../mails/index.ts';
import { shareLink } from '../sharing/index.ts';

const separator = '~';
const shareCode = z.string().min(1).max(128);
const contents = z.tuple([z.literal('gift'), z.uuid(), shareCode, z.uuid()]);

interface GiftsLinkContents {
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
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): GiftsLinks {
  const tokens = createUrlTokens(derivedKeys(config.sessionSecrets, 'gifts-link'));
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

export interface WaitingLinks {
  readonly place: (wait: { readonly id: string; readonly shareCode: string }) => string;
  readonly gift: (gift: { readonly itemId: string; readonly shareCode: string }) => string;
  readonly verify: (token: string) => string | null;
}

export function createWaitingLinks(
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
): WaitingLinks {
  const tokens = createUrlTokens(derivedKeys(config.sessionSecrets, 'waiting-link'));
  const pageOf = (shareCode: string) => shareLink(linkOrigin(config), shareCode);
  return {
    place: ({ id, shareCode }) => `${pageOf(shareCode)}/waiting/${tokens.sign(id)}`,
    gift: ({ itemId, shareCode }) => `${pageOf(shareCode)}/gifts/${itemId}/purchase`,
    verify: (token) => z.uuid().safeParse(tokens.read(token)).data ?? null,
  };
}

export interface ClaimsDependencies extends Pick<AppDependencies, 'db' | 'givingDb' | 'outbox'> {
  readonly guestMailer: GuestMailer;
  readonly giftsLinks: GiftsLinks;
  readonly waitingLinks: WaitingLinks;
  /** Those of now: a team changes them while the platform runs. */
  readonly giftLimits: () => GiftLimits;
  readonly newOrders: () => NewOrders;
  readonly promiseDays: number;
  readonly origins: Pick<Config, 'publicBaseUrl'>;
  readonly limiterKey: Buffer;
  readonly networkKey: KeyObject;
  /** Only claims of these items are checked before a transaction begins, so that others skip that query. */
  readonly soldOutItems: LRUCache<string, true>;
}

export const createClaimsDependencies = ({
  config,
  db,
  givingDb,
  outbox,
  payments,
}: AppDependencies): ClaimsDependencies => ({
  ...{ db, givingDb, outbox },
  guestMailer: createGuestMailer({ outbox }),
  giftsLinks: createGiftsLinks(config),
  waitingLinks: createWaitingLinks(config),
  giftLimits: () => config.giftLimits,
  newOrders: () => newOrdersOf({ config, payments }),
  promiseDays: config.promiseDays,
  origins: config,
  limiterKey: derivedKey(config.sessionSecrets, 'rate-limits'),
  networkKey: createSecretKey(derivedKey(config.sessionSecrets, 'gift-networks')),
  soldOutItems: new LRUCache({ max: 10_000, ttl: 5_000 }),
});
