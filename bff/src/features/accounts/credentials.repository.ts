import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { AuthTokens } from '../../platform/database/tables.generated.ts';

export type TokenPurpose = AuthTokens['purpose'];

const lifetimeMinutes: Record<TokenPurpose, number> = {
  'confirm-email': 24 * 60,
  'magic-link': 10,
  otp: 10,
  recovery: 60,
  'step-up': 10,
  'email-change': 24 * 60,
  'email-restore': 7 * 24 * 60,
};

const MAX_CODE_ATTEMPTS = 5;

const outstanding = sql<boolean>`consumed_at is null and expires_at > now()`;

interface NewCredential {
  /** Null when the address has no account; only a sign-up may use such a credential. */
  readonly userId: string | null;
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly mode: 'login' | 'signup';
  readonly hash: Buffer;
}

export interface Credential {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly mode: 'login' | 'signup';
  readonly createdAt: string;
}

const credentialColumns = ['id', 'userId', 'email', 'purpose', 'mode', 'createdAt'] as const;

export async function insertCredential(trx: Db, credential: NewCredential): Promise<void> {
  const { userId, email, purpose, mode, hash: tokenHash } = credential;
  const fresh = {
    userId,
    mode,
    tokenHash,
    attempts: 0,
    createdAt: sql<string>`now()`,
    expiresAt: sql<string>`now() + make_interval(mins => ${lifetimeMinutes[purpose]})`,
  };
  await trx
    .insertInto('authTokens')
    .values({ email, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['email', 'purpose']).where('consumedAt', 'is', null).doUpdateSet(fresh),
    )
    .execute();
}

export const findCredential = (
  db: Db,
  hash: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<Credential | undefined> =>
  db
    .selectFrom('authTokens')
    .select(credentialColumns)
    .where('tokenHash', '=', hash)
    .where('purpose', 'in', purposes)
    .where(outstanding)
    .executeTakeFirst();

export async function findCredentialEmail(
  db: Db,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('authTokens')
    .select('email')
    .where('tokenHash', '=', hash)
    .where('purpose', '=', purpose)
    .where(outstanding)
    .executeTakeFirst();
  return row?.email;
}

/** Atomic: one of any number of concurrent callers gets the credential. */
export const consumeCredential = (
  trx: Db,
  hash: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<Credential | undefined> =>
  trx
    .updateTable('authTokens')
    .set({ consumedAt: sql<string>`now()` })
    .where('tokenHash', '=', hash)
    .where('purpose', 'in', purposes)
    .where(outstanding)
    .returning(credentialColumns)
    .executeTakeFirst();

export async function isCredentialExpired(
  db: Db,
  hash: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<boolean> {
  const row = await db
    .selectFrom('authTokens')
    .select('id')
    .where('tokenHash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('consumedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Runs outside of any transaction, so that a rollback gives no try back. */
export async function countCodeAttempt(
  db: Db,
  email: string,
  purpose: 'otp' | 'step-up' = 'otp',
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('authTokens')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('attempts', '<', MAX_CODE_ATTEMPTS)
    .where(outstanding)
    .returning('tokenHash')
    .executeTakeFirst();
  return row?.tokenHash;
}

export async function revokeCredentials(trx: Db, email: string): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('userId', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  await trx
    .updateTable('authTokens')
    .set({ consumedAt: sql<string>`now()` })
    .where('email', '=', email)
    .where('consumedAt', 'is', null)
    .execute();
}

/** Deletes credentials a day after they expired; until then a late click is told that the link has expired. */
export const deleteOldCredentials = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'authTokens', sql`expires_at < now() - interval '1 day'`);
