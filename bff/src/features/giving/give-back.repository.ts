import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isPaidOrder, returnableGifts } from './gifts.repository.ts';

export interface ReturnableGift {
  readonly id: string;
  readonly guestId: string;
  readonly kind: 'claim' | 'contribution';
  readonly itemId: string;
  /** The unit that a contribution pays a part of; the claim itself otherwise. */
  readonly unitId: string;
  readonly status: 'reserved' | 'purchased';
  readonly quantity: number;
  /** Rupees of a contribution. */
  readonly amount: number | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
}

interface GivenGift {
  readonly registryId: string;
  readonly giftId: string;
}

export async function findGuestOfGift(
  db: Db,
  { registryId, giftId }: GivenGift,
): Promise<string | undefined> {
  const { rows } = await sql<{ guestId: string }>`
    select guest_id from claims
     where id = ${giftId} and registry_id = ${registryId} and guest_id is not null
    union all
    select guest_id from contributions
     where id = ${giftId} and registry_id = ${registryId} and guest_id is not null`.execute(db);
  return rows[0]?.guestId;
}

export async function findNetworkOfGift(
  db: Db,
  { registryId, giftId }: GivenGift,
): Promise<Buffer | undefined> {
  const origin = await db
    .selectFrom('giftNetworks')
    .select('network')
    .where('giftId', '=', giftId)
    .where('registryId', '=', registryId)
    .executeTakeFirst();
  return origin?.network;
}

export type GiftGroup = { readonly registryId: string } & (
  | { readonly guestId: string }
  | { readonly network: Buffer }
);

const isOfGroup = (group: GiftGroup) =>
  'guestId' in group
    ? sql`gift.registry_id = ${group.registryId} and gift.guest_id = ${group.guestId}`
    : sql`gift.id in (select gift_id from gift_networks
                       where registry_id = ${group.registryId} and network = ${group.network})
          and not ${sql.raw(isPaidOrder('gift.id'))}`;

export async function lockItemsOf(trx: Db, group: GiftGroup): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from registry_items
     where id in (select item_id from ${returnableGifts} gift where ${isOfGroup(group)})
     order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function findReturnableGifts(
  trx: Db,
  group: GiftGroup,
  itemIds: readonly string[],
): Promise<ReturnableGift[]> {
  const { rows } = await sql<ReturnableGift>`
    select id, guest_id, kind, item_id, unit_id, status, quantity, amount, guest_name, guest_email
      from ${returnableGifts} gift
     where ${isOfGroup(group)} and gift.item_id = any(${[...itemIds]}::uuid[])
     order by id`.execute(trx);
  return rows;
}

/** Lets each guest see that a host or the team gave the gift back. */
export async function markGivenBack(trx: Db, giftIds: readonly string[]): Promise<void> {
  const ids = sql`any(${[...giftIds]}::uuid[])`;
  await sql`
    with claimed as (update claims set given_back_at = now() where id = ${ids})
    update contributions set given_back_at = now() where id = ${ids}`.execute(trx);
}

interface Giver {
  readonly registryId: string;
  readonly guestId: string;
}

export interface MailedRegistry {
  readonly registryName: string;
  /** Null when no link leads to the registry. */
  readonly shareCode: string | null;
}

export async function findMailedRegistry(
  trx: Db,
  { registryId, guestId }: Giver,
): Promise<MailedRegistry> {
  return trx
    .selectFrom('registries')
    .select([
      'registryName',
      sql<string | null>`share_code_for_guest(id, ${guestId})`.as('shareCode'),
    ])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();
}
