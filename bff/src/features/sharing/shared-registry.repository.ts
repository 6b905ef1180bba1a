import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { indianDay } from '../../platform/database/indian-days.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';

type StoredRegistry = Omit<SharedRegistry, 'shareCode' | 'paysOnline' | 'pickUp'>;

/** The contact is there when the host shows it. Of the address it has the city and the state alone. */
const registryById = prepareQuery<StoredRegistry>(
  'shared-registry',
  `select r.id as registry_id,
          r.registry_name,
          p.first_name as owner_first_name,
          p.last_name as owner_last_name,
          r.occasion,
          r.event_date,
          nullif(r.guest_range, '') as expected_guests,
          r.cover_image_url,
          r.cover_alt,
          r.story,
          r.cover_scrim,
          r.theme,
          case when r.shows_message then r.guest_message end as guest_message,
          case when r.shows_email then u.email end as contact_email,
          case when r.shows_phone then r.phone_number end as contact_phone,
          r.delivery_preference,
          case when r.delivery_preference = 'catalog_delivery'
            then nullif(concat_ws(', ', r.city, r.state), '') end as ships_to,
          r.delivery_from,
          r.delivery_until,
          exists (select from upi_payees payee
            where payee.registry_id = r.id and payee.payee_sealed is not null) as takes_upi,
          r.status = 'completed' as completed,
          r.gifts_paused_at is not null as gifts_paused,
          nullif(r.pause_note, '') as pause_note
     from registries r
     join users u on u.id = r.owner_id
     join profiles p on p.id = r.owner_id
    where r.id = $1`,
);

export async function findSharedRegistry(
  db: Db,
  registryId: string,
): Promise<StoredRegistry | undefined> {
  const [registry] = await registryById(db, registryId);
  return registry;
}

const expiredUnits = `case when i.quantity_reserved = 0 then 0 else (
  select coalesce(sum(c.quantity), 0) from claims c
   where c.item_id = i.id and c.kind = 'guest' and c.status = 'reserved' and c.expires_at <= now()) end`;

const joinedGuests = `(
  select count(distinct pledge.guest_id) from contributions pledge
   where pledge.claim_id = g.id and pledge.status <> 'released')`;

/** Without the promises whose time to pay is over. */
const pledgedNow = '(g.pledged_amount - money.overdue)';

const shownOfGroup = (number: string) =>
  `case when g.id is null or not p.fund_shows_progress then 0 else ${number} end`;

/** An item as guests see it: counters and pledges, never names of givers. */
const sharedItem = `
  i.id,
  p.name,
  p.brand,
  p.description,
  p.price,
  p.currency,
  coalesce(p.thumbnail_url, p.image_url) as image_url,
  nullif(p.more_image_urls, '{}') as more_image_urls,
  p.image_colour,
  p.image_is_cut_out,
  p.external_url,
  case when p.source_type = 'internal' then 'internal' else 'external' end as source,
  i.quantity_requested,
  case when p.source_type = 'fund' then 0 else i.quantity_reserved - ${expiredUnits}
    - coalesce(money.overdue > 0 and money.overdue = g.pledged_amount, false)::int end as quantity_reserved,
  case when p.fund_closed_at is not null then 1 else i.quantity_fulfilled end as quantity_fulfilled,
  ${shownOfGroup(pledgedNow)} as pledged_amount,
  ${shownOfGroup('money.paid')} as paid_amount,
  ${shownOfGroup('money.received')} as received_amount,
  coalesce(g.unit_price - ${pledgedNow}, case when p.currency = 'INR' then p.price end) as missing_amount,
  ${shownOfGroup(joinedGuests)} as joined_guests,
  p.source_type <> 'external' or i.gives_together as gives_together,
  case when p.source_type = 'fund' then json_build_object('goal', p.fund_goal,
    'showsProgress', p.fund_shows_progress, 'closed', p.fund_closed_at is not null) end as fund,
  i.note,
  i.is_most_wanted,
  n.name as section,
  p.source_type = 'internal' and p.stock_quantity < 1 as out_of_stock,
  case when p.external_url is not null
    then ${indianDay('coalesce(p.price_read_at, p.updated_at)')} end as price_seen_on,
  (select json_agg(json_build_object('question', q.question, 'answer', q.answer) order by q.id)
     from gift_questions q where q.item_id = i.id and q.is_public) as answers`;

const productAndPledges = `
  join products p on p.id = i.product_id
  left join claims g on g.item_id = i.id and g.kind = 'group' and g.status = 'reserved'
  left join lateral (
    select coalesce(sum(k.amount) filter (
             where k.paid_at is null and k.received_at is null and k.pay_by <= now()), 0) as overdue,
           coalesce(sum(k.amount) filter (where k.paid_at is not null and k.received_at is null), 0) as paid,
           coalesce(sum(k.amount) filter (where k.received_at is not null), 0) as received
      from contributions k where k.claim_id = g.id and k.status = 'purchased'
  ) money on true
  left join registry_sections n on n.id = i.section_id`;

export interface SharedItems {
  readonly version: number;
  readonly items: SharedItem[];
}

/** One statement, so that version and items match. A registry without items gives one row of nulls. */
const itemsOfRegistry = prepareQuery<
  (SharedItem & { version: number }) | { version: number; id: null }
>(
  'shared-items',
  `select r.version, list.*
     from registries r
     left join (
       select i.registry_id, n.position as section_position, i.position, ${sharedItem}
         from registry_items i ${productAndPledges}
     ) list on list.registry_id = r.id
    where r.id = $1
    order by list.section_position nulls last, list.section, list.position, list.id desc`,
);

export async function findSharedItems(
  db: Db,
  registryId: string,
): Promise<SharedItems | undefined> {
  const rows = await itemsOfRegistry(db, registryId);
  const [first] = rows;
  return first && { version: first.version, items: rows.filter((row) => row.id !== null) };
}

const versionById = prepareQuery<{ readonly version: number }>(
  'shared-items-version',
  'select version from registries where id = $1',
);

export async function findListVersion(db: Db, registryId: string): Promise<number | undefined> {
  const [row] = await versionById(db, registryId);
  return row?.version;
}

export const sharedItemWithId = (id: string) =>
  `select ${sharedItem} from registry_items i ${productAndPledges} where i.id = ${id}`;

const itemById = prepareQuery<SharedItem>('shared-item', sharedItemWithId('$1'));

export async function findSharedItem(db: Db, itemId: string): Promise<SharedItem | undefined> {
  const [item] = await itemById(db, itemId);
  return item;
}

const columns = `
  share.id as share_id, share.share_code, share.registry_id,
  case when registry.passcode_sealed is not null then registry.passcode_version end as passcode_version`;

const byCode = prepareQuery<OpenShare>(
  'open-share-by-code',
  `select ${columns}
     from open_shares share join registries registry on registry.id = share.registry_id
    where share.share_code = $1`,
);

const byAddress = prepareQuery<OpenShare>(
  'open-share-by-address',
  `select ${columns}
     from registry_addresses address
     join registry_shares main on main.registry_id = address.registry_id and main.is_active
     join open_shares share on share.id = main.id
     join registries registry on registry.id = share.registry_id
    where address.address = $1 and address.released_at is null`,
);

const looksReadable = (address: string): boolean => /^[a-z\d-]{4,40}$/i.test(address);

export async function findOpenShare(db: Db, address: string): Promise<OpenShare | undefined> {
  const [coded] = await byCode(db, address);
  if (coded || !looksReadable(address)) return coded;
  const [named] = await byAddress(db, address.toLowerCase());
  return named;
}
