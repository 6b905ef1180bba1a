import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Place } from './items.repository.ts';

interface ImportedItem {
  readonly productId: string;
  readonly quantity: number;
  readonly note: string | null;
}

/** Lets one import after the other read and change the gifts of a place, because no constraint knows gifts by their names. */
export async function lockImports(trx: Db, { registryId, adderId }: Place): Promise<void> {
  const place = `import:${registryId ?? adderId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(trx);
}

export async function findKnownGifts(
  db: Db,
  { registryId, adderId }: Place,
): Promise<{ readonly addressKeys: ReadonlySet<string>; readonly names: ReadonlySet<string> }> {
  const rows = await db
    .selectFrom('registryItems as item')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .select(['item.externalKey', 'product.externalUrl', 'product.name'])
    .where('product.sourceType', '=', sql.lit('external'))
    .where((eb) =>
      registryId === null
        ? eb.and([eb('item.registryId', 'is', null), eb('item.addedByUserId', '=', adderId)])
        : eb('item.registryId', '=', registryId),
    )
    .execute();
  return {
    addressKeys: new Set(rows.flatMap(({ externalKey }) => externalKey ?? [])),
    names: new Set(
      rows.flatMap(({ externalUrl, name }) => (externalUrl === null ? name.toLowerCase() : [])),
    ),
  };
}

export async function insertImportedItems(
  db: Db,
  { registryId, adderId }: Place,
  items: readonly ImportedItem[],
): Promise<string[]> {
  // The last item is inserted first: newer items come first in the registry.
  const { rows } = await sql<{ id: string }>`
    insert into registry_items (registry_id, product_id, added_by_user_id, quantity_requested, note)
    select ${registryId}::uuid, product_id, ${adderId}::uuid, quantity, note
      from unnest(${sql.val(items.map(({ productId }) => productId))}::uuid[],
                  ${sql.val(items.map(({ quantity }) => quantity))}::integer[],
                  ${sql.val(items.map(({ note }) => note))}::text[])
        with ordinality as row (product_id, quantity, note, place)
     order by place desc
    on conflict do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

interface NewItems {
  readonly registryId: string | null;
  readonly adderId: string;
  readonly productIds: readonly string[];
}

export async function insertMissingItems(db: Db, items: NewItems): Promise<string[]> {
  // The last product is inserted first: newer items come first in the registry.
  const { rows } = await sql<{ id: string }>`
    insert into registry_items (registry_id, product_id, added_by_user_id)
    select ${items.registryId}::uuid, product_id, ${items.adderId}::uuid
      from unnest(${sql.val([...items.productIds])}::uuid[]) with ordinality as p (product_id, place)
     order by place desc
    on conflict do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
