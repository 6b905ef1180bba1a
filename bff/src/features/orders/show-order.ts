import { trackingUrl, type GuestOrder } from '@gift-registry/bff-contract';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { findGiversOrder } from './order-views.repository.ts';
import { guestMayCancel, type OrderState } from './order-transitions.ts';

type Parcel = GuestOrder['parcels'][number];

export const withTrackingUrls = (parcels: readonly Omit<Parcel, 'trackingUrl'>[]): Parcel[] =>
  parcels.map((parcel) => ({
    ...parcel,
    trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
  }));

interface Reading {
  readonly db: Db;
  readonly config: Pick<Config, 'paymentInstructions' | 'pickUp'>;
}

/** An order as its giver sees it. */
export async function showOrder(
  { db, config }: Reading,
  number: string,
): Promise<GuestOrder | undefined> {
  const order = await findGiversOrder(db, number);
  if (!order) return undefined;
  const { payment, parcels, ...shown } = order;
  const whole = `${order.state} ${order.parcel}`;
  return {
    ...shown,
    instructions:
      payment === 'manual' && order.state === 'open' ? config.paymentInstructions : null,
    pickUp: order.shipTo === 'pick-up' ? config.pickUp : null,
    parcels: withTrackingUrls(parcels),
    cancellable:
      parcels.length === 0 && guestMayCancel.some((state: OrderState) => state === whole),
  };
}
