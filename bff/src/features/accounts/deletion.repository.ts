import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function markForDeletion(
  trx: Db,
  userId: string,
  days: number,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('users')
    .set({ deletesAt: sql<string>`now() + make_interval(days => ${days})` })
    .where('id', '=', userId)
    .where('deletesAt', 'is', null)
    .returning('deletesAt')
    .executeTakeFirst();
  return row?.deletesAt ?? undefined;
}

export async function unmarkForDeletion(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ deletesAt: null })
    .where('id', '=', userId)
    .where('deletesAt', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function isLastAdmin(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select exists (select from user_roles where user_id = ${userId} and role = 'admin')
       and not exists (
         select from user_roles join users on users.id = user_id
          where user_id <> ${userId} and role = 'admin' and deletes_at is null) as last`.execute(
    trx,
  );
  return rows[0]?.last ?? false;
}

export async function setDeletedWithAccount(trx: Db, registryId: string): Promise<void> {
  await trx
    .updateTable('registries')
    .set({ deletedWithAccount: true })
    .where('id', '=', registryId)
    .execute();
}

export async function takeDeletedWithAccount(trx: Db, userId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('registries')
    .set({ deletedWithAccount: false })
    .where('ownerId', '=', userId)
    .where('deletedWithAccount', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findDueAccounts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletesAt', '<=', sql<string>`now()`)
    .orderBy('deletesAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the account; undefined when its owner has kept it meanwhile. */
export const lockDueAccount = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'profiles.firstName'])
    .where('users.id', '=', userId)
    .where('deletesAt', '<=', sql<string>`now()`)
    .forUpdate('users')
    .executeTakeFirst();

export async function eraseAccount(trx: Db, userId: string, email: string): Promise<void> {
  await sql`
    update registry_items item set added_by_user_id = registry.owner_id
      from registries registry
     where registry.id = item.registry_id and item.added_by_user_id = ${userId}`.execute(trx);
  await sql`
    delete from products
     where added_by_user_id = ${userId} and source_type <> 'internal'
       and not exists (select from registry_items i
         where i.product_id = products.id and i.registry_id is not null)
       and not exists (select from claims c where c.product_id = products.id)
       and not exists (select from contributions c where c.product_id = products.id)
       and not exists (select from registry_items i
         where i.product_id = products.id and i.added_by_user_id <> ${userId})`.execute(trx);
  await sql`delete from queries where email = ${email}`.execute(trx);
  await sql`delete from auth_tokens where email = ${email}`.execute(trx);
  await sql`delete from users where id = ${userId}`.execute(trx);
}
