import type { ReleaseContact } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

const fields = ['id', 'address'] as const;

export const contactsOf = (db: Db, project: string): Promise<ReleaseContact[]> =>
  db
    .selectFrom('releaseContacts')
    .select(fields)
    .where('project', '=', project)
    .orderBy('id')
    .execute();

export const insertContact = (
  trx: Db,
  contact: { readonly project: string; readonly address: string },
): Promise<ReleaseContact | undefined> =>
  trx
    .insertInto('releaseContacts')
    .values(contact)
    .onConflict((conflict) => conflict.columns(['project', 'address']).doNothing())
    .returning(fields)
    .executeTakeFirst();

export const deleteContact = (
  trx: Db,
  project: string,
  id: string,
): Promise<ReleaseContact | undefined> =>
  trx
    .deleteFrom('releaseContacts')
    .where('project', '=', project)
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirst();

export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.email')
    .where('profiles.role', '=', 'admin')
    .where('users.emailVerifiedAt', 'is not', null)
    .execute();
  return rows.map(({ email }) => email);
}
