import { trackingUrl, type GuestOrder } from '@gift-registry/bff-contract';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { findGuestOrder } from './guest-orders.repository.ts';
import { guestMayCancel, type OrderState } from './state/order-transitions.ts';

export async function showOrder(
  {
    db,
    config,
  }: { readonly db: Db; readonly config: Pick<Config, 'paymentInstructions' | 'pickUp'> },
  number: string,
): Promise<GuestOrder | undefined> {
  const order = await findGuestOrder(db, number);
  if (!order) return undefined;
  const { id: _id, payment, parcels, ...shown } = order;
  const whole = `${order.state} ${order.parcel}`;
  return {
    ...shown,
    instructions:
      payment === 'manual' && order.state === 'open' ? config.paymentInstructions : null,
    pickUp: order.shipTo === 'pick-up' ? config.pickUp : null,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
    })),
    cancellable:
      parcels.length === 0 && guestMayCancel.some((state: OrderState) => state === whole),
  };
}
