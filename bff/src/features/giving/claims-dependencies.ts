import { createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { GiftLimits } from '../../platform/config/gift-limit-config.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { newOrdersOf, type NewOrders } from '../../platform/payments/new-orders.ts';
import { createGuestMailer, type GuestMailer } from '../mails/index.ts';
import { createGiftsLinks, type GiftsLinks } from './gifts-link.ts';
import { createWaitingLinks, type WaitingLinks } from './waiting-links.ts';

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
  limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
  networkKey: createSecretKey(derivedKey(config.sessionSecret, 'gift-networks')),
  soldOutItems: new LRUCache({ max: 10_000, ttl: 5_000 }),
});
