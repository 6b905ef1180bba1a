import type { Kysely } from 'kysely';
import type { ReleaseContact } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { contactsOf, deleteContact, insertContact } from './deploy-tokens.repository.ts';
import { insertReleaseEntry, type ReleaseActor } from './release-list.repository.ts';
import { PublishError } from './release.ts';

const MAX_CONTACTS = 10;

interface Target {
  readonly db: Kysely<Database>;
  readonly actor: ReleaseActor;
}

export const addContact = (
  { db, actor }: Target,
  project: string,
  address: string,
): Promise<ReleaseContact> =>
  transact(db, async (trx) => {
    if ((await contactsOf(trx, project)).length >= MAX_CONTACTS)
      throw new PublishError(`${project} has ${MAX_CONTACTS} addresses. Remove one first.`);
    const contact = await insertContact(trx, { project, address });
    if (!contact) throw new PublishError(`${address} hears of ${project} already.`);
    const action = 'release-contact-added';
    const details = { contactId: contact.id };
    await insertReleaseEntry(trx, { action, subject: project, actor, details });
    return contact;
  });

/** Returns false when the area has no such contact. */
export const removeContact = (
  { db, actor }: Target,
  project: string,
  contactId: string,
): Promise<boolean> =>
  transact(db, async (trx) => {
    if (!(await deleteContact(trx, project, contactId))) return false;
    const action = 'release-contact-removed';
    const details = { contactId };
    await insertReleaseEntry(trx, { action, subject: project, actor, details });
    return true;
  });
