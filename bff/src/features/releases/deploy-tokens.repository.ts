import { sql } from 'kysely';
import type { DeployToken, ReleaseContact } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';

const tokenFields = ['id', 'project', 'label', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;
const isValid = sql<boolean>`revoked_at is null and (expires_at is null or expires_at > now())`;
const now = sql<string>`now()`;

export interface TokenRequest {
  readonly project: string;
  readonly label: string;
  readonly minutes: number | null;
}

interface NewDeployToken extends TokenRequest {
  readonly tokenHash: Buffer;
  readonly createdBy: string | null;
}

export const insertToken = (db: Db, { minutes, ...token }: NewDeployToken): Promise<DeployToken> =>
  db
    .insertInto('deployTokens')
    .values({
      ...token,
      expiresAt: minutes === null ? null : sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(tokenFields)
    .executeTakeFirstOrThrow();

const updateValid = (db: Db, values: { lastUsedAt: typeof now } | { revokedAt: typeof now }) =>
  db.updateTable('deployTokens').set(values).where(isValid).returning(tokenFields);

export const useToken = (db: Db, tokenHash: Buffer): Promise<DeployToken | undefined> =>
  updateValid(db, { lastUsedAt: now }).where('tokenHash', '=', tokenHash).executeTakeFirst();

export const revokeToken = (db: Db, id: string): Promise<DeployToken | undefined> =>
  updateValid(db, { revokedAt: now }).where('id', '=', id).executeTakeFirst();

export const validTokens = (db: Db): Promise<DeployToken[]> =>
  db
    .selectFrom('deployTokens')
    .select(tokenFields)
    .where(isValid)
    .orderBy('project')
    .orderBy('id')
    .execute();

/** Tokens that ended a month ago prove nothing any more; the audit log keeps what they did. */
export const deleteEndedTokens = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'deployTokens',
    sql`coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
  );

const contactFields = ['id', 'address'] as const;

export const contactsOf = (db: Db, project: string): Promise<ReleaseContact[]> =>
  db
    .selectFrom('releaseContacts')
    .select(contactFields)
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
    .returning(contactFields)
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
    .returning(contactFields)
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
