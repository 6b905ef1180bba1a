import type { Kysely } from 'kysely';
import type { ReleaseContact } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transactions/transact.ts';
import { PublishError } from '../publish-error.ts';
import { insertReleaseEntry, type ReleaseActor } from '../release-audit.repository.ts';
import { contactsOf, deleteContact, insertContact } from './contacts.repository.ts';

const MAX_CONTACTS = 10;

interface Target {
  readonly db: Kysely<Database>;
  readonly actor: ReleaseActor;
}

export function addContact(
  { db, actor }: Target,
  project: string,
  address: string,
): Promise<ReleaseContact> {
  return transact(db, async (trx) => {
    if ((await contactsOf(trx, project)).length >= MAX_CONTACTS)
      throw new PublishError(`${project} has ${MAX_CONTACTS} addresses. Remove one first.`);
    const contact = await insertContact(trx, { project, address });
    if (!contact) throw new PublishError(`${address} hears of ${project} already.`);
    const details = { contactId: contact.id };
    const entry = { action: 'release-contact-added', subject: project, actor, details } as const;
    await insertReleaseEntry(trx, entry);
    return contact;
  });
}

export function removeContact(
  { db, actor }: Target,
  project: string,
  id: string,
): Promise<ReleaseContact | undefined> {
  return transact(db, async (trx) => {
    const removed = await deleteContact(trx, project, id);
    if (removed)
      await insertReleaseEntry(trx, {
        action: 'release-contact-removed',
        subject: project,
        actor,
        details: { contactId: id },
      });
    return removed;
  });
}
