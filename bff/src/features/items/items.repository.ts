import { sql, type RawBuilder } from 'kysely';
import { maxQuantity, type ItemChanges, type RegistryItem } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { selectProduct } from '../catalogue/index.ts';
import { detachAllGifts } from '../giving/index.ts';
import { hostedRegistryIds } from '../registries/index.ts';
import { forHostsOfItem } from '../surprise/index.ts';
import { selectShopWatch } from './shop-watch.repository.ts';

const selectFund = sql<
  RegistryItem['fund']
>`case when p.source_type = 'fund' then json_build_object(
  'kind', p.fund_kind, 'goal', p.fund_goal, 'showsProgress', p.fund_shows_progress,
  'closed', p.fund_closed_at is not null, 'version', p.fund_version) end`.as('fund');

/** Of the unit that guests give together now, or of a fund. */
const sumOfPledges = (condition: RawBuilder<unknown>) =>
  forHostsOfItem(sql<number>`coalesce((
    select sum(k.amount) from claims c join contributions k on k.claim_id = c.id
     where c.item_id = i.id and c.kind = 'group' and c.status = 'reserved'
       and k.status = 'purchased' and ${condition}), 0)`);

const items = (db: Db) =>
  db
    .selectFrom('registryItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .leftJoin('priceWatches as w', 'w.productId', 'p.id')
    .select([
      'i.id',
      'i.registryId',
      'i.quantityRequested',
      forHostsOfItem(
        sql<number>`case when p.source_type = 'fund' then 0 else i.quantity_reserved end`,
      ).as('quantityReserved'),
      sql<number>`case when p.fund_closed_at is not null then 1
        else ${forHostsOfItem(sql<number>`i.quantity_fulfilled`)} end`.as('quantityFulfilled'),
      forHostsOfItem(sql<number>`coalesce((
        select c.pledged_amount from claims c
         where c.item_id = i.id and c.kind = 'group' and c.status = 'reserved'), 0)`).as(
        'pledgedAmount',
      ),
      sumOfPledges(sql`k.paid_at is not null and k.received_at is null`).as('paidAmount'),
      sumOfPledges(sql`k.received_at is not null`).as('receivedAmount'),
      'i.sectionId',
      'i.note',
      'i.noteVersion',
      'i.isMostWanted',
      'i.quantityVersion',
      'i.markVersion',
      'i.givesTogether',
      forHostsOfItem(sql<number>`(
        select count(*) from claims c
         where c.item_id = i.id and c.kind = 'group' and c.status = 'purchased'
           and p.source_type = 'external' and c.bought_by_host_at is null)`).as('readyToBuy'),
      selectFund,
      selectProduct(),
      selectShopWatch(),
    ]);

/** In the host's order; items without a place come first, the newest on top. */
export const findItemsOf = (db: Db, registryId: string): Promise<RegistryItem[]> =>
  items(db)
    .where('i.registryId', '=', registryId)
    .orderBy('i.position')
    .orderBy('i.id', 'desc')
    .execute();

export const findUnattachedItems = (db: Db, adderId: string): Promise<RegistryItem[]> =>
  items(db)
    .where('i.registryId', 'is', null)
    .where('i.addedByUserId', '=', adderId)
    .orderBy('i.id', 'desc')
    .execute();

export const findItem = (db: Db, itemId: string): Promise<RegistryItem> =>
  items(db).where('i.id', '=', itemId).executeTakeFirstOrThrow();

export const findItems = async (db: Db, itemIds: readonly string[]): Promise<RegistryItem[]> =>
  itemIds.length === 0
    ? []
    : items(db).where('i.id', 'in', itemIds).orderBy('i.id', 'desc').execute();

const editableItem = (db: Db, userId: string, itemId: string) =>
  db
    .selectFrom('registryItems as i')
    .select('i.registryId')
    .where('i.id', '=', itemId)
    .where((eb) =>
      eb.or([
        eb.and([eb('i.registryId', 'is', null), eb('i.addedByUserId', '=', userId)]),
        eb('i.registryId', 'in', hostedRegistryIds(db, userId)),
      ]),
    );

type EditableItem = { readonly registryId: string | null } | undefined;

export const findEditableItem = (db: Db, userId: string, itemId: string): Promise<EditableItem> =>
  editableItem(db, userId, itemId).executeTakeFirst();

export const lockEditableItem = (db: Db, userId: string, itemId: string): Promise<EditableItem> =>
  editableItem(db, userId, itemId).forUpdate().executeTakeFirst();

export async function lockItemsOfAdder(
  db: Db,
  { userId, registryId }: { readonly userId: string; readonly registryId: string },
): Promise<string[]> {
  const items = await db
    .selectFrom('registryItems')
    .select('id')
    .where('registryId', '=', registryId)
    .where('addedByUserId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return items.map(({ id }) => id);
}

export interface Place {
  /** null: items that wait for the adder's next registry. */
  readonly registryId: string | null;
  readonly adderId: string;
}

interface ItemOfAddress {
  readonly id: string;
  readonly url: string | null;
  readonly describedBy: string | null;
}

export async function findItemOfAddress(
  db: Db,
  { registryId, adderId }: Place,
  { url, addressKey }: { readonly url: string | null; readonly addressKey: string | null },
): Promise<ItemOfAddress | undefined> {
  if (url === null || addressKey === null) return undefined;
  return db
    .selectFrom('registryItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select(['i.id', 'p.addedByUserId as describedBy', 'p.externalUrl as url'])
    .where('i.externalKey', '=', addressKey)
    .where((eb) =>
      registryId === null
        ? eb.and([eb('i.registryId', 'is', null), eb('i.addedByUserId', '=', adderId)])
        : eb('i.registryId', '=', registryId),
    )
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst();
}

export async function raiseQuantity(db: Db, itemId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registryItems')
    .set((eb) => ({
      quantityRequested: eb('quantityRequested', '+', quantity),
      updatedAt: sql`now()`,
    }))
    .where('id', '=', itemId)
    .where((eb) => eb(eb('quantityRequested', '+', quantity), '<=', maxQuantity))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewItem {
  readonly registryId: string | null;
  readonly productId: string;
  readonly adderId: string;
  readonly quantity: number;
}

interface ExistingItem {
  readonly id: string;
  readonly raised: boolean;
}

export async function addToExistingItem(db: Db, item: NewItem): Promise<ExistingItem | undefined> {
  const { rows } = await sql<ExistingItem>`
    with existing as (
      select id, quantity_requested from registry_items
       where product_id = ${item.productId} and added_by_user_id = ${item.adderId}
         and registry_id is not distinct from ${item.registryId}
         for update
    ), raised as (
      update registry_items i
         set quantity_requested = i.quantity_requested + ${item.quantity}, updated_at = now()
        from existing
       where i.id = existing.id and existing.quantity_requested + ${item.quantity} <= ${maxQuantity}
      returning i.id
    )
    select existing.id, raised.id is not null as raised
      from existing left join raised on raised.id = existing.id`.execute(db);
  return rows[0];
}

export async function insertItem(db: Db, item: NewItem): Promise<string> {
  const { id } = await db
    .insertInto('registryItems')
    .values({
      registryId: item.registryId,
      productId: item.productId,
      addedByUserId: item.adderId,
      quantityRequested: item.quantity,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setQuantity(db: Db, itemId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registryItems')
    .set({ quantityRequested: quantity, updatedAt: sql`now()` })
    .where('id', '=', itemId)
    .where((eb) => eb(eb('quantityReserved', '+', eb.ref('quantityFulfilled')), '<=', quantity))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setNoteAndMark(
  db: Db,
  itemId: string,
  { note, isMostWanted }: Pick<ItemChanges, 'note' | 'isMostWanted'>,
): Promise<void> {
  await db
    .updateTable('registryItems')
    .set((eb) => ({
      ...(note === undefined ? {} : { note, noteVersion: eb('noteVersion', '+', 1) }),
      ...(isMostWanted === undefined ? {} : { isMostWanted }),
      updatedAt: sql`now()`,
    }))
    .where('id', '=', itemId)
    .execute();
}

/** True when guests have taken nothing of the item, as far as its hosts may know. */
export async function isUntaken(db: Db, itemId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`
    select ${forHostsOfItem(sql<number>`i.quantity_reserved + i.quantity_fulfilled`)} as taken
      from registry_items i where i.id = ${itemId}`.execute(db);
  return rows[0]?.taken === 0;
}

/** Deletes the item. Gifts that guests took lose their item and stay in the Gift Book. */
export async function deleteItem(db: Db, itemId: string): Promise<void> {
  await detachAllGifts(db, itemId);
  await db.deleteFrom('registryItems').where('id', '=', itemId).execute();
}

export const isExternal = async (db: Db, itemId: string): Promise<boolean> => {
  const item = await db
    .selectFrom('registryItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select(
      sql<boolean>`p.source_type = 'external' and p.currency = 'INR' and p.price is not null`.as(
        'is',
      ),
    )
    .where('i.id', '=', itemId)
    .executeTakeFirst();
  return item?.is ?? false;
};

export async function setGivesTogether(db: Db, itemId: string, open: boolean): Promise<void> {
  await db
    .updateTable('registryItems')
    .set({ givesTogether: open, updatedAt: sql`now()` })
    .where('id', '=', itemId)
    .execute();
}

export async function setBoughtByHost(db: Db, itemId: string, bought: boolean): Promise<void> {
  await db
    .updateTable('claims')
    .set({ boughtByHostAt: bought ? sql`now()` : null })
    .where('itemId', '=', itemId)
    .where('kind', '=', 'group')
    .where('status', '=', 'purchased')
    .where(
      bought
        ? sql<boolean>`bought_by_host_at is null`
        : sql<boolean>`bought_by_host_at > now() - interval '1 day'`,
    )
    .execute();
}
