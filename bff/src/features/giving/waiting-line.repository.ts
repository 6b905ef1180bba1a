import { sql } from 'kysely';
import type { WaitState } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { shareCodeForGuest } from './guests.repository.ts';

interface Place {
  readonly itemId: string;
  readonly guestId: string;
}

const state = sql<WaitState>`case when told_at is not null then 'told'
  when confirmed_at is not null then 'waiting' else 'unconfirmed' end`;

export interface HeldItem {
  readonly registryId: string;
  readonly left: number;
  readonly held: number;
}

export const findHeldItem = (
  db: Db,
  { shareCode, itemId }: { readonly shareCode: string; readonly itemId: string },
): Promise<HeldItem | undefined> =>
  db
    .selectFrom('registryItems as item')
    .innerJoin('registries', 'registries.id', 'item.registryId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select([
      'registries.id as registryId',
      'item.quantityReserved as held',
      sql<number>`quantity_requested - quantity_reserved - quantity_fulfilled`.as('left'),
    ])
    .where('item.id', '=', itemId)
    .where('share.shareCode', '=', shareCode)
    .where('registries.status', '=', 'published')
    .executeTakeFirst();

export async function findWaitState(
  db: Db,
  { shareCode, itemId, guestId }: Place & { readonly shareCode: string },
): Promise<WaitState | undefined> {
  const { rows } = await sql<{ state: WaitState }>`
    select case when place.id is null then 'left' else ${state} end as state
      from registry_items item
      join open_shares share on share.registry_id = item.registry_id
      left join waiting_guests place on place.item_id = item.id and place.guest_id = ${guestId}
     where item.id = ${itemId} and share.share_code = ${shareCode}`.execute(db);
  return rows[0]?.state;
}

interface NewPlace extends Place {
  readonly email: string;
  readonly confirmed: boolean;
}

/** A guest has one place in the line of a gift; another address keeps it. */
export const joinLine = (
  trx: Db,
  { itemId, guestId, email, confirmed }: NewPlace,
): Promise<{ id: string; state: WaitState; confirmBy: string }> => {
  const confirmedAt = confirmed ? sql<string>`now()` : null;
  return trx
    .insertInto('waitingGuests')
    .values({ itemId, guestId, email, confirmedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['itemId', 'guestId'])
        .doUpdateSet({ email, confirmedAt, toldAt: null, turnEndsAt: null }),
    )
    .returning([
      'id',
      state.as('state'),
      sql<string>`created_at + interval '2 days'`.as('confirmBy'),
    ])
    .executeTakeFirstOrThrow();
};

export const leaveLineAsGuest = (trx: Db, { itemId, guestId }: Place) =>
  trx
    .deleteFrom('waitingGuests')
    .where('itemId', '=', itemId)
    .where('guestId', '=', guestId)
    .returning('itemId')
    .executeTakeFirst();

export const leaveLine = (trx: Db, id: string) =>
  trx.deleteFrom('waitingGuests').where('id', '=', id).returning('itemId').executeTakeFirst();

export interface MailedPlace {
  readonly itemId: string;
  readonly guestId: string;
  readonly email: string;
  readonly state: WaitState;
}

export const findPlace = (
  db: Db,
  { id, shareCode }: { readonly id: string; readonly shareCode: string },
): Promise<MailedPlace | undefined> =>
  db
    .selectFrom('waitingGuests')
    .innerJoin('registryItems as item', 'item.id', 'waitingGuests.itemId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select(['item.id as itemId', 'guestId', 'email', state.as('state')])
    .where('waitingGuests.id', '=', id)
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirst();

export async function confirmPlaces(
  trx: Db,
  { guestId, email }: Pick<MailedPlace, 'guestId' | 'email'>,
): Promise<void> {
  await trx
    .updateTable('waitingGuests')
    .set({ confirmedAt: sql`now()` })
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .where('confirmedAt', 'is', null)
    .execute();
}

export interface ToldGuest {
  readonly id: string;
  readonly itemId: string;
  readonly email: string;
  readonly turnEndsAt: string;
  readonly productName: string;
  readonly registryId: string;
  readonly registryName: string;
  readonly shareCode: string;
}

/** The caller has locked the item, or two transactions would tell two guests of one unit. */
export async function takeNextInLine(trx: Db, itemId: string): Promise<readonly ToldGuest[]> {
  const { rows } = await sql<ToldGuest>`
    with free as (
      select item.quantity_requested - item.quantity_reserved - item.quantity_fulfilled
          - (select count(*) from waiting_guests turn
              where turn.item_id = item.id and turn.turn_ends_at > now()
                and not exists (select from claims
                  where claims.item_id = item.id and claims.guest_id = turn.guest_id
                    and claims.status <> 'released' and claims.created_at >= turn.told_at)) as units
        from registry_items item
        join registries on registries.id = item.registry_id
       where item.id = ${itemId} and registries.status = 'published'
    ), next as (
      select id from waiting_guests
       where item_id = ${itemId} and confirmed_at is not null and told_at is null
       order by id limit greatest(coalesce((select units from free), 0), 0)
         for update
    )
    update waiting_guests set told_at = now(), turn_ends_at = now() + interval '12 hours'
      from next, registry_items item, products product, registries
     where waiting_guests.id = next.id and item.id = waiting_guests.item_id
       and product.id = item.product_id and registries.id = item.registry_id
       and ${shareCodeForGuest('registries.id', 'waitingGuests.guestId')} is not null
    returning waiting_guests.id, waiting_guests.item_id, waiting_guests.email,
      waiting_guests.turn_ends_at, product.name as product_name, registries.registry_name,
      registries.id as registry_id,
      ${shareCodeForGuest('registries.id', 'waitingGuests.guestId')} as share_code`.execute(trx);
  return rows;
}

export async function findItemsToTell(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    select distinct waiting.item_id
      from waiting_guests waiting
      join registry_items item on item.id = waiting.item_id
      join registries on registries.id = item.registry_id and registries.status = 'published'
     where waiting.confirmed_at is not null and waiting.told_at is null
       and item.quantity_requested - item.quantity_reserved - item.quantity_fulfilled
         > (select count(*) from waiting_guests turn
             where turn.item_id = item.id and turn.turn_ends_at > now())
     limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

export const deleteOldPlaces = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'waitingGuests',
    sql`turn_ends_at <= now() or (confirmed_at is null and created_at < now() - interval '2 days')`,
  );

export async function lockItemOfLine(trx: Db, itemId: string): Promise<void> {
  await sql`select from registry_items where id = ${itemId} for update`.execute(trx);
}
