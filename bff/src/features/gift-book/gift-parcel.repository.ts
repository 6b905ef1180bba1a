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
        when parcel_order.parcel = 'shipped' or newest.id is not null and parcel_order.parcel in ('to-pack', 'packed')
          then 'on-its-way'
        when parcel_order.parcel = 'delivered' then 'delivered'
        when parcel_order.parcel = 'returned' then 'comes-back'
        else 'being-packed' end,
      'shipTo', parcel_order.ship_to, 'carrier', newest.carrier,
      'trackingNumber', newest.tracking_number,
      'deliveredAt', (select max(change.created_at) from order_changes change
                       where change.order_id = parcel_order.id and change.action = 'deliver'))
    from order_lines line join orders parcel_order on parcel_order.id = line.order_id
    left join lateral (
      select parcel.id, parcel.carrier, parcel.tracking_number
        from order_parcel_lines unit join order_parcels parcel on parcel.id = unit.parcel_id
       where unit.claim_id = line.claim_id and parcel.returned_at is null
       order by parcel.id desc limit 1) newest on true
   where line.claim_id = ${giftId}`;

/** A carrier's page names the place that a parcel goes to, so hosts get those of their own address alone. */
export const readParcel = ({ trackingNumber, ...parcel }: StoredParcel): HostParcel => ({
  ...parcel,
  trackingUrl: parcel.shipTo === 'host' ? trackingUrl(parcel.carrier, trackingNumber) : null,
});
