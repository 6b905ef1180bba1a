import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hosts, type MailedHost } from '../mails/index.ts';
import type { Verdict } from './judge-look.ts';

interface News {
  readonly productId: string;
  readonly kind: Verdict['news'][number];
  readonly priceBefore: number | null;
}

/** Waits for the daily mail of each host who wants mails about gifts. A later drop keeps the price before the first one. */
export async function writeShopNews(
  trx: Db,
  { productId, kind, priceBefore }: News,
): Promise<void> {
  await sql`
    insert into shop_news (user_id, registry_id, product_id, kind, price_before)
    select distinct hosts.user_id, i.registry_id, i.product_id, ${kind}, ${priceBefore}::numeric
      from registry_items i
      join registries r on r.id = i.registry_id and r.deleted_at is null and r.status = 'published'
      join ${hosts} on hosts.registry_id = i.registry_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where i.product_id = ${productId} and coalesce(settings.gift_mails, 'at-once') <> 'never'
        on conflict (user_id, registry_id, product_id, kind) do nothing`.execute(trx);
}

export interface ShopNews extends MailedHost {
  readonly gifts: readonly {
    readonly productName: string;
    readonly kind: Verdict['news'][number];
    readonly priceBefore: number | null;
    readonly price: number | null;
    readonly currency: string;
  }[];
}

/** Takes the news from before 09:00 of today in the registry's zone, so that each host gets one mail a day. */
export async function takeShopNews(trx: Db): Promise<ShopNews[]> {
  const { rows } = await sql<ShopNews>`
    with due as (
      select news.user_id, news.registry_id from shop_news news
        join registries r on r.id = news.registry_id
       group by news.user_id, news.registry_id, r.time_zone
      having min(news.created_at)
        <= (date_trunc('day', now() at time zone r.time_zone) + interval '9 hours') at time zone r.time_zone
         and (now() at time zone r.time_zone)::time >= time '09:00'
       limit 200
    ), taken as (
      delete from shop_news news using due
       where news.user_id = due.user_id and news.registry_id = due.registry_id
      returning news.*
    )
    select taken.user_id, users.email, profiles.first_name, taken.registry_id, r.registry_name,
      json_agg(json_build_object('productName', p.name, 'kind', taken.kind, 'priceBefore', taken.price_before,
        'price', p.price, 'currency', p.currency) order by taken.kind, p.name) as gifts
      from taken
      join users on users.id = taken.user_id
      join profiles on profiles.id = taken.user_id
      join registries r on r.id = taken.registry_id and r.deleted_at is null
      join products p on p.id = taken.product_id
     where exists (
       select from registry_items i where i.registry_id = taken.registry_id and i.product_id = p.id)
       and (taken.kind <> 'dropped' or p.price < taken.price_before)
     group by taken.user_id, users.email, profiles.first_name, taken.registry_id, r.registry_name`.execute(
    trx,
  );
  return rows;
}
