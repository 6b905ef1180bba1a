import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepared-query.ts';

/** The contact is the host's own e-mail: there is no other way for a guest to ask something. */
const registryByCode = prepareQuery<SharedRegistry>(
  'shared-registry',
  `select r.id as "registryId",
          r.registry_name as "registryName",
          p.first_name as "ownerFirstName",
          p.last_name as "ownerLastName",
          r.occasion,
          r.event_date as "eventDate",
          nullif(r.guest_range, '') as "expectedGuests",
          r.guest_message as "guestMessage",
          u.email as "contactEmail",
          r.delivery_preference as "deliveryPreference"
     from registry_shares s
     join registries r on r.id = s.registry_id
     join users u on u.id = r.owner_id
     join profiles p on p.id = r.owner_id
    where s.share_code = $1 and s.is_active`,
);

export async function findSharedRegistry(
  db: Db,
  shareCode: string,
): Promise<SharedRegistry | undefined> {
  const [registry] = await registryByCode(db, shareCode);
  return registry;
}

/** Units of holds that are over but not freed yet: a claim would get them, so they show as left. */
const expiredUnits = `case when i.quantity_reserved = 0 then 0 else (
  select coalesce(sum(c.quantity), 0) from claims c
   where c.item_id = i.id and c.kind = 'guest' and c.status = 'reserved' and c.expires_at <= now()) end`;

/** One item as guests see it: what is left of it and what is pledged, nothing of who gives it. */
const sharedItemJson = `json_build_object(
  'id', i.id,
  'name', p.name,
  'brand', p.brand,
  'description', p.description,
  'price', p.price,
  'currency', p.currency,
  'imageUrl', p.image_url,
  'externalUrl', p.external_url,
  'quantityRequested', i.quantity_requested,
  'quantityReserved', i.quantity_reserved - ${expiredUnits},
  'quantityFulfilled', i.quantity_fulfilled,
  'pledgedAmount', coalesce(g.pledged_amount, 0))`;

const sharedItemTables = `registry_items i
  join products p on p.id = i.product_id
  left join claims g on g.item_id = i.id and g.kind = 'group' and g.status = 'reserved'`;

export interface SharedItems {
  readonly version: number;
  readonly items: SharedItem[];
}

/** Read in one statement, so that the version never runs ahead of the items. */
const itemsByCode = prepareQuery<SharedItems>(
  'shared-items',
  `select r.version, coalesce(list.items, '[]') as items
     from registry_shares s
     join registries r on r.id = s.registry_id
    cross join lateral (
      select json_agg(${sharedItemJson} order by i.id desc) as items
        from ${sharedItemTables}
       where i.registry_id = r.id) list
    where s.share_code = $1 and s.is_active`,
);

export async function findSharedItems(db: Db, shareCode: string): Promise<SharedItems | undefined> {
  const [list] = await itemsByCode(db, shareCode);
  return list;
}

const itemById = prepareQuery<{ readonly item: SharedItem }>(
  'shared-item',
  `select ${sharedItemJson} as item from ${sharedItemTables} where i.id = $1`,
);

export async function findSharedItem(db: Db, itemId: string): Promise<SharedItem | undefined> {
  const [row] = await itemById(db, itemId);
  return row?.item;
}
