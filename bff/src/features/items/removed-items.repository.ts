import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { attachGifts } from '../giving/index.ts';

export async function forgetRemovedItems(db: Db): Promise<boolean> {
  if (await deleteBatch(db, 'removedItems', sql`removed_at < now() - interval '1 day'`))
    return true;
  const isForgotten = sql`removed_item_id is not null
    and not exists (select from removed_items where removed_items.id = removed_item_id)`;
  return (
    (await deleteBatch(db, 'waitingGuests', isForgotten)) ||
    deleteBatch(db, 'giftQuestions', isForgotten)
  );
}

export async function keepRemovedItem(db: Db, userId: string, itemId: string): Promise<void> {
  await sql`
    insert into removed_items (id, registry_id, removed_by_user_id, item)
    select i.id, i.registry_id, ${userId}, to_jsonb(i) from registry_items i
     where i.id = ${itemId}
    on conflict (id) do update
      set item = excluded.item, removed_by_user_id = excluded.removed_by_user_id, removed_at = now()`.execute(
    db,
  );
  for (const table of ['waiting_guests', 'gift_questions'])
    await sql`
      update ${sql.table(table)} set removed_item_id = item_id, item_id = null
       where item_id = ${itemId}`.execute(db);
}

export const lockRemovedItem = (
  db: Db,
  userId: string,
  itemId: string,
): Promise<{ registryId: string | null; name: string } | undefined> =>
  db
    .selectFrom('removedItems as r')
    .innerJoin('products as p', (join) =>
      join.on(sql<boolean>`p.id = (r.item ->> 'product_id')::uuid`),
    )
    .select(['r.registryId', 'p.name'])
    .where('r.id', '=', itemId)
    .where('r.removedByUserId', '=', userId)
    .where('r.removedAt', '>', sql<string>`now() - interval '1 day'`)
    .forUpdate('r')
    .executeTakeFirst();

export async function putBackItem(db: Db, itemId: string): Promise<void> {
  await sql`
    insert into registry_items (id, registry_id, product_id, added_by_user_id, quantity_requested, position,
      section_id, note, note_version, is_most_wanted, quantity_version, mark_version, gives_together, created_at)
    select kept.id, kept.registry_id, kept.product_id, kept.added_by_user_id, kept.quantity_requested, kept.position,
      (select s.id from registry_sections s where s.id = kept.section_id for key share), kept.note,
      kept.note_version, kept.is_most_wanted, coalesce(kept.quantity_version, 1), coalesce(kept.mark_version, 1),
      coalesce(kept.gives_together, false), kept.created_at
      from removed_items r, jsonb_populate_record(null::registry_items, r.item) kept
     where r.id = ${itemId}`.execute(db);
  await attachGifts(db, itemId);
  for (const table of ['waiting_guests', 'gift_questions'])
    await sql`
      update ${sql.table(table)} set item_id = removed_item_id, removed_item_id = null
       where removed_item_id = ${itemId}`.execute(db);
  await db.deleteFrom('removedItems').where('id', '=', itemId).execute();
}
