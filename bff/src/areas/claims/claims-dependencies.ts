import type { KeyObject } from 'node:crypto';
import type { PickUpPlace } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { GiftLimits } from '../../platform/config/gift-limit-config.ts';
import type { GuestMailer } from '../../subjects/guest-mails/guest-mailer.ts';
import type { GiftsLinks } from '../../subjects/guests/gifts-link.ts';
import type { NewOrders } from '../../platform/payments/new-orders.ts';
import type { TellGiver } from '../../subjects/orders/news/order-mailer.ts';
import type { PayeeCipher } from '../../subjects/upi/payee-cipher.ts';
import type { WaitingLinks } from '../../subjects/waiting-line/waiting-links.ts';
import type { SoldOutItems } from './sold-out-items.ts';

export interface ClaimsDependencies extends Pick<AppDependencies, 'db' | 'givingDb' | 'outbox'> {
  readonly guestMailer: GuestMailer;
  readonly giftsLinks: GiftsLinks;
  readonly waitingLinks: WaitingLinks;
  readonly tellGiver: TellGiver;
  /** Those of now: a team changes them while the platform runs. */
  readonly giftLimits: () => GiftLimits;
  readonly newOrders: () => NewOrders;
  readonly pickUp: () => PickUpPlace | null;
  readonly promiseDays: number;
  readonly payees: PayeeCipher;
  readonly origins: Pick<Config, 'publicBaseUrl'>;
  readonly limiterKey: Buffer;
  readonly networkKey: KeyObject;
  readonly soldOutItems: SoldOutItems;
}
