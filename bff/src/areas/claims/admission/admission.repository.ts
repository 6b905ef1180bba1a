import { prepareQuery } from '../../../platform/database/prepared-query.ts';

export interface Usage {
  /** The team has stopped the guest in this registry. */
  readonly stopped: boolean;
  readonly confirmed: boolean;
  readonly units: number;
  readonly recentUnits: number;
  readonly recentWait: number;
  readonly tokens: number;
  readonly unconfirmedUnits: number;
  readonly hourUnits: number;
  readonly hourWait: number;
}

/** Units of an hour, in a fixed window that begins with the first. */
const countedHour = `
  hour_units = case when bucket.hour_started_at <= now() - interval '1 hour' then 0
      else bucket.hour_units end + excluded.hour_units,
  hour_started_at = case when bucket.hour_started_at <= now() - interval '1 hour' then now()
      else bucket.hour_started_at end`;

/**
 * Takes guest, registry, hash of the network, units of the recorded gift, and the bucket's capacity and refill a minute.
 * Counts the units for the network, and takes those of a guest without a mailbox from its bucket. The row of the network
 * stays locked until the transaction ends, so it comes late in one.
 */
export const takeAllowance = prepareQuery<Usage>(
  'take-gift-allowance',
  `with browser as (
     select exists (select from guest_mailboxes where guest_id = $1 and confirmed_at is not null) as confirmed,
       exists (select from stopped_guests where guest_id = $1 and registry_id = $2) as stopped,
       coalesce(sum(units), 0)::int as units,
       coalesce(sum(units) filter (where created_at > now() - interval '1 hour'), 0)::int as recent_units,
       coalesce(ceil(extract(epoch from min(created_at) filter (where created_at > now() - interval '1 hour')
         + interval '1 hour' - now())), 0)::int as recent_wait
     from (
       select quantity as units, created_at from claims
        where guest_id = $1 and registry_id = $2 and status <> 'released'
       union all
       select 1, max(created_at) from contributions
        where guest_id = $1 and registry_id = $2 and status = 'purchased' group by claim_id
       union all
       select quantity, created_at from pending_gifts
        where guest_id = $1 and registry_id = $2 and expires_at > now()
     ) given
   ), wanted as (
     select case when confirmed then 0 else $4::int end as taken from browser
   ), network as (
     insert into gift_network_usage as bucket (registry_id, network, tokens, unconfirmed_units, hour_units)
     select $2, $3, $5::int - taken, taken, $4::int from wanted
     on conflict (registry_id, network) do update set
       tokens = least($5::int, bucket.tokens
           + greatest(0, extract(epoch from now() - bucket.refilled_at)) * $6::int / 60)
         - excluded.unconfirmed_units,
       refilled_at = greatest(bucket.refilled_at, now()),
       unconfirmed_units = bucket.unconfirmed_units + excluded.unconfirmed_units,${countedHour}
     returning tokens, unconfirmed_units, hour_units,
       ceil(extract(epoch from hour_started_at + interval '1 hour' - now()))::int as hour_wait
   )
   select browser.*, network.* from browser, network`,
);

/**
 * Takes registry, hash of the network, units, the bucket's capacity, and whether the network is the reason: counts a gift
 * that waits for a mailbox. Returns true when the network was usual for an hour before.
 */
export const countAsked = prepareQuery<{ readonly isNews: boolean }>(
  'count-asked-gift',
  `insert into gift_network_usage as bucket
       (registry_id, network, tokens, unconfirmed_units, hour_units, unusual_at)
   values ($1, $2, $4::int, 0, $3::int, case when $5 then now() end)
   on conflict (registry_id, network) do update set
     unusual_at = case when bucket.unusual_at > now() - interval '1 hour' then bucket.unusual_at
       else coalesce(excluded.unusual_at, bucket.unusual_at) end,${countedHour}
   returning coalesce(unusual_at = now(), false) as is_news`,
);

const ofUnconfirmedGuest = (gift: string) => `
  not exists (select from guest_mailboxes mailbox
               where mailbox.guest_id = ${gift}.guest_id and mailbox.confirmed_at is not null)`;

export interface UnconfirmedShare {
  readonly unconfirmedUnits: number;
  readonly requested: number;
}

/** Takes registry and hash of the network: counts its units without a mailbox under the lock of its row. */
export const countUnconfirmedUnits = prepareQuery<UnconfirmedShare>(
  'count-unconfirmed-units',
  `update gift_network_usage set unconfirmed_units = (
       select coalesce(sum(units), 0) from (
         select claims.quantity as units
           from gift_networks origin join claims on claims.id = origin.gift_id
          where origin.registry_id = $1 and origin.network = $2
            and claims.status <> 'released' and ${ofUnconfirmedGuest('claims')}
         union all
         select count(distinct pledge.claim_id)
           from gift_networks origin join contributions pledge on pledge.id = origin.gift_id
          where origin.registry_id = $1 and origin.network = $2
            and pledge.status = 'purchased' and ${ofUnconfirmedGuest('pledge')}
       ) given)
    where registry_id = $1 and network = $2
   returning unconfirmed_units, (
     select coalesce(sum(quantity_requested), 0)::int from registry_items where registry_id = $1
   ) as requested`,
);

export const lockWaitingGifts = prepareQuery(
  'lock-waiting-gifts',
  `select pg_advisory_xact_lock(hashtextextended('waiting-gifts:' || $1::text, 0))`,
);

export interface WaitingUnits {
  readonly held: number;
  readonly left: number;
}

export const countWaitingUnits = prepareQuery<WaitingUnits>(
  'count-waiting-units',
  `with waiting as (
     select (
         select coalesce(sum(quantity), 0) from claims
          where registry_id = $1 and kind = 'guest' and status = 'reserved'
            and (confirm_by is not null
              or exists (select from order_lines where claim_id = claims.id))
       ) + (
         select count(distinct claim_id) from contributions
          where registry_id = $1 and status = 'purchased' and confirm_by is not null
       ) as held
   )
   select held::int as held, (held + (
     select coalesce(sum(quantity_requested - quantity_reserved - quantity_fulfilled), 0)
       from registry_items where registry_id = $1
   ))::int as left from waiting`,
);
