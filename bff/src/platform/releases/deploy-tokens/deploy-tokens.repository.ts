import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { deleteBatch } from '../../database/retention/delete-batch.ts';

export interface DeployToken {
  readonly id: string;
  readonly project: string;
  readonly label: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

const fields = ['id', 'project', 'label', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

const isValid = sql<boolean>`revoked_at is null and (expires_at is null or expires_at > now())`;

export interface NewDeployToken {
  readonly project: string;
  readonly label: string;
  readonly tokenHash: Buffer;
  readonly createdBy: string | null;
  readonly minutes: number | null;
}

export const insertToken = (db: Db, { minutes, ...token }: NewDeployToken): Promise<DeployToken> =>
  db
    .insertInto('deployTokens')
    .values({
      ...token,
      expiresAt: minutes === null ? null : sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(fields)
    .executeTakeFirstOrThrow();

export const useToken = (db: Db, tokenHash: Buffer): Promise<DeployToken | undefined> =>
  db
    .updateTable('deployTokens')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('tokenHash', '=', tokenHash)
    .where(isValid)
    .returning(fields)
    .executeTakeFirst();

export const validTokens = (db: Db): Promise<DeployToken[]> =>
  db
    .selectFrom('deployTokens')
    .select(fields)
    .where(isValid)
    .orderBy('project')
    .orderBy('id')
    .execute();

export const revokeToken = (db: Db, id: string): Promise<DeployToken | undefined> =>
  db
    .updateTable('deployTokens')
    .set({ revokedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where(isValid)
    .returning(fields)
    .executeTakeFirst();

/** Tokens that ended a month ago prove nothing any more; the audit log keeps what they did. */
export const deleteEndedTokens = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'deployTokens',
    sql`coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
  );
