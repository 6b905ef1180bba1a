import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { guessedRecently, findHostIds } from '../registries/index.ts';

interface AccessRow {
  readonly address: string | null;
  readonly passcodeSealed: string | null;
  readonly passcodeGuessedAt: string | null;
}

export const findAccess = (db: Db, registryId: string): Promise<AccessRow | undefined> =>
  db
    .selectFrom('registries')
    .leftJoin('registryAddresses as address', (join) =>
      join.onRef('address.registryId', '=', 'registries.id').on('address.releasedAt', 'is', null),
    )
    .select(['address.address', 'passcodeSealed', guessedRecently])
    .where('registries.id', '=', registryId)
    .executeTakeFirst();

export async function releaseAddress(db: Db, registryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registryAddresses')
    .set({ releasedAt: sql<string>`now()` })
    .where('registryId', '=', registryId)
    .where('releasedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewAddress {
  readonly registryId: string;
  readonly address: string;
  readonly likeness: string;
}

export async function forgetReleasedAddress(
  db: Db,
  { registryId, address, likeness }: NewAddress,
): Promise<void> {
  await sql`
    delete from registry_addresses
     where (address = ${address} or likeness = ${likeness}) and released_at is not null
       and (registry_id = ${registryId} or released_at < now() - interval '1 year')`.execute(db);
}

export async function insertAddress(db: Db, address: NewAddress): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registryAddresses')
    .values(address)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updatePasscode(
  db: Db,
  registryId: string,
  passcodeSealed: string | null,
): Promise<void> {
  await db
    .updateTable('registries')
    .set({
      passcodeSealed,
      passcodeVersion: sql<number>`passcode_version + 1`,
      passcodeGuessedAt: null,
    })
    .where('id', '=', registryId)
    .execute();
}

/** Resolves to the registry's name; undefined when its hosts were told within a day. */
export async function noteGuesses(trx: Db, registryId: string): Promise<string | undefined> {
  const noted = await trx
    .updateTable('registries')
    .set({ passcodeGuessedAt: sql<string>`now()` })
    .where('id', '=', registryId)
    .where((eb) =>
      eb.or([
        eb('passcodeGuessedAt', 'is', null),
        eb('passcodeGuessedAt', '<', sql<string>`now() - interval '1 day'`),
      ]),
    )
    .returning('registryName')
    .executeTakeFirst();
  return noted?.registryName;
}

export const findHosts = async (trx: Db, registryId: string) =>
  trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'profiles.firstName'])
    .where('users.id', 'in', await findHostIds(trx, registryId))
    .execute();
