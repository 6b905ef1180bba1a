import { sql, type RawBuilder } from 'kysely';
import { trackingUrl, type HostParcel } from '@gift-registry/bff-contract';

export interface StoredParcel extends Omit<HostParcel, 'trackingUrl'> {
  readonly trackingNumber: string | null;
}

export const selectParcel = (giftId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select json_build_object(
      'state', case
        when parcel_order.state = 'cancelled' then 'cancelled'
        when parcel_order.parcel = 'none' then 'waits-for-payment'
        when parcel_order.parcel = 'shipped' then 'on-its-way'
        when parcel_order.parcel = 'delivered' then 'delivered'
        when parcel_order.parcel = 'returned' then 'comes-back'
        else 'being-packed' end,
      'shipTo', parcel_order.ship_to, 'carrier', parcel_order.carrier,
      'trackingNumber', parcel_order.tracking_number,
      'deliveredAt', (select max(change.created_at) from order_changes change
                       where change.order_id = parcel_order.id and change.action = 'deliver'))
    from order_lines line join orders parcel_order on parcel_order.id = line.order_id
   where line.claim_id = ${giftId}`;

/** A carrier's page names the place that a parcel goes to, so hosts get those of their own address alone. */
export const readParcel = ({ trackingNumber, ...parcel }: StoredParcel): HostParcel => ({
  ...parcel,
  trackingUrl: parcel.shipTo === 'host' ? trackingUrl(parcel.carrier, trackingNumber) : null,
});
