import { sql } from 'kysely';
import type { z } from 'zod';
import type { Account, accountDetails } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { ownedBy } from '../registries/index.ts';
import { findLatestExport } from './data-export.repository.ts';
import { findNewEmail } from './email-change.repository.ts';

export async function findAccountPage(db: Db, userId: string): Promise<Account> {
  const person = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.email',
      'users.deletesAt',
      'profiles.firstName',
      'profiles.lastName',
      'profiles.phone',
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const ownRegistries = await db
    .selectFrom('registries')
    .select(['id', 'registryName'])
    .where(ownedBy(userId))
    .orderBy('id', 'desc')
    .execute();
  return {
    ...person,
    ownRegistries,
    newEmail: await findNewEmail(db, userId),
    dataExport: await findLatestExport(db, userId),
  };
}

export async function saveDetails(
  db: Db,
  userId: string,
  { firstName, lastName, phone }: z.output<typeof accountDetails>,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ firstName, lastName, phone, updatedAt: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
}
