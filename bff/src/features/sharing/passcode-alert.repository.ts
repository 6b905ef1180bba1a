import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { findHostIds } from '../registries/index.ts';

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
