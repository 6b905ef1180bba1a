import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

const tracking =
  /^(?:utm_.+|_ga|_gl|gclid|gclsrc|dclid|gbraid|wbraid|gad_.+|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igsh|igshid|mc_cid|mc_eid|_hs.+|_branch_match_id|ref_|ref_src|referrer|irclickid|affid|aff_.+|affiliate|affiliate_id|a_[ab]id|srsltid|spm|scm|trk|cmpid|otracker\d?|pf_rd_.+|pd_rd_.+)$/i;
const amazonProduct = /\/(?:dp|gp\/product|gp\/aw\/d)\/([a-z0-9]{10})(?=\/|$)/i;

function shopsOwnId(host: string, { pathname, searchParams }: URL): string | undefined {
  if (/^amazon(?:\.[a-z]{2,3}){1,2}$/.test(host))
    return amazonProduct.exec(pathname)?.[1]?.toUpperCase();
  if (host === 'flipkart.com' || host === 'dl.flipkart.com')
    return searchParams.get('pid') ?? undefined;
  return undefined;
}

/** The keys of this day, because a later version of the rule must not change old migrations. */
function addressKey(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const site = url.host.replace(/^(?:www|m|mobile|amp)\./, '');
  const id = shopsOwnId(site, url);
  if (id !== undefined) return `${site.replace(/^dl\./, '')}/${id}`;
  const parameters = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map((parameter) => parameter.join('='))
    .toSorted();
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `${site}${url.pathname.replace(/\/+$/, '')}${query}`;
}

const BATCH = 5000;

/** Links to one page are one gift of a registry, however they are spelled. Duplicates from before stay without a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column address_key text`.execute(db);
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: { id: string; externalUrl: string }[] } = await sql<{
      id: string;
      externalUrl: string;
    }>`select id, external_url as "externalUrl" from products
        where source_type = 'external' and external_url is not null
          and (${last}::uuid is null or id > ${last}::uuid)
        order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? null;
    await sql`
      update products set address_key = keyed.key
        from unnest(${rows.map(({ id }) => id)}::uuid[],
                    ${rows.map(({ externalUrl }) => addressKey(externalUrl))}::text[]) as keyed (id, key)
       where products.id = keyed.id`.execute(db);
  }
  await sql`
    create or replace function set_external_key() returns trigger language plpgsql as $$
    begin
      new.external_key := (
        select coalesce(address_key, external_url) from products
         where id = new.product_id and source_type = 'external');
      return new;
    end $$`.execute(db);
  await sql`update registry_items set external_key = null where external_key is not null`.execute(
    db,
  );
  await sql`
    update registry_items item set external_key = first.address_key
      from (
        select distinct on (coalesce(kept.registry_id, kept.id), product.address_key)
               kept.id, product.address_key
          from registry_items kept join products product on product.id = kept.product_id
         where product.address_key is not null
         order by coalesce(kept.registry_id, kept.id), product.address_key, kept.id
      ) first
     where item.id = first.id`.execute(db);
}
