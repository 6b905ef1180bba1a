import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest } from '../giving/index.ts';

export interface CompleteGiver {
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly registryId: string;
  readonly registryName: string;
  readonly productName: string;
  readonly givers: number;
  readonly shareCode: string | null;
}

/** Resolves to each address once, of group gifts that became complete a minute ago: a promise may be taken back at once. */
export async function takeCompleteGivers(trx: Db, limit: number): Promise<CompleteGiver[]> {
  const { rows } = await sql<CompleteGiver>`
    with due as (
      select id from claims
       where kind = 'group' and status = 'purchased' and completion_told_at is null
         and updated_at < now() - interval '1 minute'
       order by updated_at limit ${limit}
         for update skip locked
    ), told as (
      update claims set completion_told_at = now() from due where claims.id = due.id
      returning claims.id, claims.registry_id, claims.product_id
    ), givers as (
      select distinct on (told.id, lower(pledge.guest_email)) told.registry_id, told.product_id,
        pledge.guest_id, pledge.guest_name, pledge.guest_email,
        (select count(distinct each.guest_id) from contributions each
          where each.claim_id = told.id and each.status <> 'released')::int as givers
        from told join contributions pledge on pledge.claim_id = told.id
       where pledge.status <> 'released' and pledge.guest_email is not null
       order by told.id, lower(pledge.guest_email), pledge.id
    )
    select givers.guest_id, givers.guest_name, givers.guest_email, givers.registry_id, givers.givers,
      registry.registry_name, product.name as product_name,
      ${shareCodeForGuest('givers.registryId', 'givers.guestId')} as share_code
      from givers
      join products product on product.id = givers.product_id
      join registries registry on registry.id = givers.registry_id`.execute(trx);
  return rows;
}
