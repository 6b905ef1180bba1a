import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { giftsAreHidden } from '../surprise/index.ts';
import { isUnpaid } from '../giving/index.ts';

interface StoredUpi {
  readonly payeeSealed: string | null;
  readonly draftSealed: string | null;
  readonly changedAt: string | null;
}

export const findUpi = (db: Db, registryId: string): Promise<StoredUpi | undefined> =>
  db
    .selectFrom('upiPayees')
    .select(['payeeSealed', 'draftSealed', sql<string | null>`changed_at`.as('changedAt')])
    .where('registryId', '=', registryId)
    .executeTakeFirst();

interface UpiUse {
  readonly looks: number;
  readonly openPromises: number;
}

/** Returns null while the gifts of the registry are a surprise. */
export async function countUse(db: Db, registryId: string): Promise<UpiUse | null> {
  const { rows } = await sql<UpiUse>`
    select use.looks, use.open_promises
      from registries
     cross join lateral (
       select coalesce(sum(upi_looks), 0) as looks, count(*) filter (where ${isUnpaid}) as open_promises
         from contributions where registry_id = registries.id
     ) use
     where registries.id = ${registryId} and not ${giftsAreHidden}`.execute(db);
  return rows[0] ?? null;
}

export async function storeDraft(trx: Db, registryId: string, draftSealed: string): Promise<void> {
  await trx
    .insertInto('upiPayees')
    .values({ registryId, draftSealed, payeeSealed: null, changedAt: null })
    .onConflict((conflict) => conflict.column('registryId').doUpdateSet({ draftSealed }))
    .execute();
}

export async function publishDraft(
  trx: Db,
  registryId: string,
  payeeSealed: string,
): Promise<void> {
  await trx
    .updateTable('upiPayees')
    .set({ payeeSealed, draftSealed: null, changedAt: sql<string>`now()` })
    .where('registryId', '=', registryId)
    .execute();
}

export async function deleteUpi(trx: Db, registryId: string): Promise<void> {
  await trx.deleteFrom('upiPayees').where('registryId', '=', registryId).execute();
}

interface MailedOwner {
  readonly email: string;
  readonly firstName: string;
  readonly registryName: string;
}

export const findMailedOwner = (db: Db, registryId: string): Promise<MailedOwner> =>
  db
    .selectFrom('registries')
    .innerJoin('users', 'users.id', 'registries.ownerId')
    .innerJoin('profiles', 'profiles.id', 'registries.ownerId')
    .select(['users.email', 'profiles.firstName', 'registries.registryName'])
    .where('registries.id', '=', registryId)
    .executeTakeFirstOrThrow();
