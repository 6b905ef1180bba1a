import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReleaseContact } from '@gift-registry/bff-contract';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transactions/transact.ts';
import { createDataCipher } from '../../keys/data-cipher.ts';
import { PublishError } from '../publish-error.ts';
import { insertReleaseEntry, type ReleaseActor } from '../release-audit.repository.ts';
import { contactsOf, deleteContact, insertContact } from './contacts.repository.ts';

export const secretPurpose = 'release-webhook';
const MAX_CONTACTS = 10;

interface Target {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'dataEncryptionKey' | 'production'>;
  readonly actor: ReleaseActor;
}

export interface NewContact {
  readonly contact: ReleaseContact;
  readonly secret: string | null;
}

/** Signed as https://www.standardwebhooks.com/ describes it, whose libraries read secrets with this prefix. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export function addContact(
  { db, config, actor }: Target,
  project: string,
  address: string,
): Promise<NewContact> {
  const kind = /^https?:/i.test(address) ? 'webhook' : 'mail';
  if (config.production && /^http:/i.test(address))
    throw new PublishError('A webhook needs an address that begins with https://.');
  const secret = kind === 'webhook' ? newSecret() : null;
  const sealedSecret =
    secret === null ? null : createDataCipher(config.dataEncryptionKey).seal(secret, secretPurpose);
  return transact(db, async (trx) => {
    if ((await contactsOf(trx, project)).length >= MAX_CONTACTS)
      throw new PublishError(`${project} has ${MAX_CONTACTS} addresses. Remove one first.`);
    const contact = await insertContact(trx, { project, kind, address, sealedSecret });
    if (!contact) throw new PublishError(`${address} hears of ${project} already.`);
    const details = { contactId: contact.id, kind };
    const entry = { action: 'release-contact-added', subject: project, actor, details } as const;
    await insertReleaseEntry(trx, entry);
    return { contact, secret };
  });
}

export function removeContact(
  { db, actor }: Pick<Target, 'db' | 'actor'>,
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
        details: { contactId: id, kind: removed.kind },
      });
    return removed;
  });
}
