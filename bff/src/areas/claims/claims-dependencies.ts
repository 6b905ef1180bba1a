import type { AppDependencies } from '../../app-dependencies.ts';
import type { GiftCaps } from '../../config.ts';
import type { GiftsLinks } from '../../guests/gifts-link.ts';
import type { WaitingLinks } from '../../waiting-line/waiting-links.ts';
import type { SoldOutItems } from './sold-out-items.ts';

export interface ClaimsDependencies extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly giftsLinks: GiftsLinks;
  readonly waitingLinks: WaitingLinks;
  readonly giftCaps: GiftCaps;
  /** The secret of rate limits. */
  readonly limiterKey: Buffer;
  /** Hashes the networks of gifts. */
  readonly networkKey: Buffer;
  readonly soldOutItems: SoldOutItems;
}
