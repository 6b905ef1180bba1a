import type { ReleaseContact } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';

const fields = ['id', 'kind', 'address'] as const;

export interface ContactRow extends ReleaseContact {
  readonly project: string;
  readonly sealedSecret: string | null;
}

export const allContacts = (db: Db): Promise<ContactRow[]> =>
  db
    .selectFrom('releaseContacts')
    .select([...fields, 'project', 'sealedSecret'])
    .orderBy('id')
    .execute();

export const contactsOf = (db: Db, project: string): Promise<ContactRow[]> =>
  db
    .selectFrom('releaseContacts')
    .select([...fields, 'project', 'sealedSecret'])
    .where('project', '=', project)
    .orderBy('id')
    .execute();

export const insertContact = (
  trx: Db,
  contact: Omit<ContactRow, 'id'>,
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
