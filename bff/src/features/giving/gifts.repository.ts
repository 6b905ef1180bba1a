import { sql, type Transaction } from 'kysely';
import {
  type GuestGift,
  giftChange,
  type GiftChange,
  type SharedItem,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Database } from '../../platform/database/tables.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { sharedItemWithId } from '../sharing/index.ts';

export interface OwnGift {
  readonly shareCode: string;
  readonly guestId: string;
  readonly giftId: string;
  readonly kind?: GuestGift['kind'];
}

type GiftsOf = Pick<OwnGift, 'shareCode' | 'guestId'>;

/** The notes of thanks for a gift; null without any. Those without words, such as after the guest's data has left, are none. */
const thanksFor = (gift: 'claim_id = claims.id' | 'contribution_id = pledge.id') => `(
  select json_agg(json_build_object(
      'note', note.note,
      'from', coalesce(nullif(trim(host.first_name || ' ' || host.last_name), ''), registry.registry_name),
      'createdAt', note.created_at) order by note.id desc)
    from thank_you_notes note
    join registries registry on registry.id = note.registry_id
    left join profiles host on host.id = note.sent_by
   where note.${gift} and note.note <> '')`;

type GivenKind = GuestGift['kind'];

const isAnyOf = (kind: GivenKind, gift: 'claims' | 'pledge') => `${gift}.id = any(array(
        select id from ${kind}s where guest_id = $2
        union all
        select ${kind}_id from opened_gifts where guest_id = $2 and ${kind}_id is not null))`;

const isThatOne = (kind: GivenKind, gift: 'claims' | 'pledge') => `${gift}.id = $3 and (
        ${gift}.guest_id = $2
        or exists (select from opened_gifts where guest_id = $2 and ${kind}_id = $3))`;

const withItems = `with item as not materialized (
      select item.id, product.name,
        coalesce(product.thumbnail_url, product.image_url) as image_url, product.external_url
      from open_shares share
      join registry_items item on item.registry_id = share.registry_id
      join products product on product.id = item.product_id
      where share.share_code = $1
    )`;

const givenBack = (gift: 'claims' | 'pledge') =>
  `case when ${gift}.status = 'released' and ${gift}.given_back_at > now() - interval '7 days'
    then ${gift}.given_back_at end as given_back_at`;

const claimsWhere = (condition: string) => `
    select claims.id, item.id as item_id, 'claim' as kind,
      case when hold.ended_at is null then claims.status else 'released' end as status,
      item.name as product_name, item.image_url, item.external_url,
      claims.quantity, null::numeric as amount, claims.guest_name,
      case when hold.ended_at is null then claims.expires_at end as expires_at,
      claims.status = 'reserved' and claims.extended_at is null and claims.expires_at > now() and sent.number is null as extendable,
      claims.status <> 'released' and claims.received_at is null and hold.ended_at is null
        and sent.number is null as undoable,
      case when hold.ended_at > now() - interval '7 days' then hold.ended_at end as hold_ended_at,
      claims.ask_after, ${givenBack('claims')}, claims.received_at, ${thanksFor('claim_id = claims.id')} as thanks,
      sent.number as order_number, sent.pay_by as pay_order_by,
      coalesce(sent.is_short_paid, false) as is_short_paid, null::json as payment, claims.created_at
    from claims join item on item.id = claims.item_id
    left join lateral (
      select orders.number,
        case when orders.state = 'open' and orders.paid_paise = 0 then orders.held_until end as pay_by,
        orders.state = 'open' and orders.parcel = 'none' and orders.paid_paise > 0 as is_short_paid
        from order_lines line join orders on orders.id = line.order_id
       where line.claim_id = claims.id and orders.state <> 'cancelled'
    ) sent on true
    cross join lateral (
      select case
        when claims.status = 'reserved' and claims.expires_at <= now() then claims.expires_at
        when claims.status = 'released' then claims.hold_ended_at
      end as ended_at
    ) hold
    where ${condition}`;

const contributionsWhere = (condition: string) => `
    select pledge.id, item.id as item_id, 'contribution' as kind, pledge.status,
      item.name as product_name, item.image_url, item.external_url,
      1 as quantity, pledge.amount, pledge.guest_name,
      null::timestamptz as expires_at, false as extendable,
      pledge.status = 'purchased' and unit.status = 'reserved' and pledge.received_at is null
        and pledge.paid_at is null as undoable,
      null::timestamptz as hold_ended_at, null::timestamptz as ask_after, ${givenBack('pledge')},
      pledge.received_at,
      ${thanksFor('contribution_id = pledge.id')} as thanks, null as order_number,
      null::timestamptz as pay_order_by, false as is_short_paid,
      json_build_object('payBy', pledge.pay_by, 'paidAt', pledge.paid_at, 'reference', pledge.upi_reference,
        'isReferenceRepeated', exists (select from contributions other
          where other.registry_id = pledge.registry_id and other.upi_reference = pledge.upi_reference
            and other.id <> pledge.id),
        'byUpi', payee.registry_id is not null, 'endedBy', pledge.ended_by,
        'isAddressChanged', coalesce(payee.changed_at > pledge.upi_looked_at, false)) as payment,
      pledge.created_at
    from contributions pledge
    left join upi_payees payee on payee.registry_id = pledge.registry_id and payee.payee_sealed is not null
    join claims unit on unit.id = pledge.claim_id
    join item on item.id = unit.item_id
    where ${condition}`;

const giftsOfGuest = prepareQuery<GuestGift>(
  'gifts-of-guest',
  `${withItems} ${claimsWhere(isAnyOf('claim', 'claims'))}
    union all ${contributionsWhere(isAnyOf('contribution', 'pledge'))}
    order by id desc`,
);

const ownClaim = `${withItems} ${claimsWhere(isThatOne('claim', 'claims'))}`;
const ownContribution = contributionsWhere(isThatOne('contribution', 'pledge'));

/** Take a share code, a guest and a gift. Looking for one kind is a third of the work of looking for both. */
const giftOfGuest = {
  claim: ownClaim,
  contribution: `${withItems} ${ownContribution}`,
  either: `${ownClaim} union all ${ownContribution}`,
};

const selectGift = prepareQuery<GuestGift>('gift-of-guest', giftOfGuest.either);

export const findGifts = (db: Db, { shareCode, guestId }: GiftsOf): Promise<GuestGift[]> =>
  giftsOfGuest(db, shareCode, guestId);

export async function findMailedGift(
  db: Db,
  { shareCode, giftId }: Pick<OwnGift, 'shareCode' | 'giftId'>,
): Promise<GuestGift | undefined> {
  const { rows } = await sql<{ guestId: string }>`
    select guest_id from claims where id = ${giftId} and guest_id is not null
    union all select guest_id from contributions where id = ${giftId}`.execute(db);
  const [giver] = rows;
  if (!giver) return undefined;
  const [gift] = await selectGift(db, shareCode, giver.guestId, giftId);
  return gift;
}

const selectRecentGift = prepareQuery<{ readonly had: boolean }>(
  'had-recent-gift',
  `select exists (
     select from claims
      where guest_id = $1 and item_id = $2 and id <> $3 and created_at > now() - interval '10 minutes'
     union all
     select from contributions pledge join claims unit on unit.id = pledge.claim_id
      where pledge.guest_id = $1 and unit.item_id = $2 and pledge.id <> $3
        and pledge.created_at > now() - interval '10 minutes'
   ) as had`,
);

/** Returns whether the guest had another gift of the item within the last ten minutes. */
export async function hadRecentGift(
  db: Db,
  {
    guestId,
    itemId,
    giftId,
  }: { readonly guestId: string; readonly itemId: string; readonly giftId: string },
): Promise<boolean> {
  const [recent] = await selectRecentGift(db, guestId, itemId, giftId);
  return recent?.had ?? false;
}

/** A condition: the claim belongs to an order for which money has come. */
export const isPaidOrder = (claimId: string) => `exists (
    select from order_lines line join orders on orders.id = line.order_id
     where line.claim_id = ${claimId} and orders.paid_paise > 0)`;

/** Gifts that were given and not undone, neither paid through us nor received. A contribution is a unit at most. */
export const unpaidGifts = `(
  select id, registry_id, guest_id, guest_name, id as unit_id, quantity as units, created_at
    from claims
   where kind = 'guest' and status <> 'released' and received_at is null
     and not ${isPaidOrder('claims.id')}
  union all
  select id, registry_id, guest_id, guest_name, claim_id, 1, created_at
    from contributions where status = 'purchased' and received_at is null
)`;

/** Gifts that a host or the team can give back: those on the list that have not arrived and are no complete group gift. */
export const returnableGifts = sql`(
  select id, registry_id, guest_id, item_id, id as unit_id, 'claim' as kind, status, quantity,
         null::numeric as amount, guest_name, guest_email
    from claims
   where kind = 'guest' and status <> 'released' and received_at is null and item_id is not null
  union all
  select pledge.id, pledge.registry_id, pledge.guest_id, unit.item_id, unit.id, 'contribution', unit.status, 1,
         pledge.amount, pledge.guest_name, pledge.guest_email
    from contributions pledge join claims unit on unit.id = pledge.claim_id
   where pledge.status = 'purchased' and pledge.received_at is null and pledge.paid_at is null
     and unit.status = 'reserved' and unit.item_id is not null
)`;

interface ChangedGift extends OwnGift {
  readonly registryId: string;
}

/**
 * A gift and its item in one row, because a claim waits for each round trip. Of the columns that both have, the picture and
 * the address are those of one product, and the id is the gift's.
 */
const selectChange = (kind: keyof typeof giftOfGuest) =>
  prepareQuery<GuestGift & Omit<SharedItem, 'id'>>(
    `change-of-${kind}`,
    `select item.*, gift.* from (${giftOfGuest[kind]}) gift
      cross join lateral (${sharedItemWithId('gift.item_id')}) item`,
  );

const selectChangeOf = {
  claim: selectChange('claim'),
  contribution: selectChange('contribution'),
  either: selectChange('either'),
};

export async function readGiftChange(
  trx: Transaction<Database>,
  { shareCode, guestId, giftId, kind }: OwnGift,
): Promise<GiftChange> {
  const [row] = await selectChangeOf[kind ?? 'either'](trx, shareCode, guestId, giftId);
  if (!row) throw new Error('The changed gift is missing.');
  return giftChange.parse({ gift: row, item: { ...row, id: row.itemId } });
}

export async function recordGiftChange(
  trx: Transaction<Database>,
  changed: ChangedGift,
): Promise<GiftChange> {
  await publishRegistryChanged(trx, changed.registryId);
  return readGiftChange(trx, changed);
}
