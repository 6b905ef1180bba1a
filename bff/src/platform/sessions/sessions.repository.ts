import { sql } from 'kysely';
import { errorMessages } from '@gift-registry/bff-contract';
import type { Db, Writer } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { prepared } from '../database/prepared-query.ts';
import { AppError } from '../errors/app-error.ts';
import { logins, SESSION_DAYS, stillValid, toLogin, type Login } from './logins.repository.ts';

/** Reads session, account and effective role, and renews the idle timeout at most once a minute, in one statement. */
export async function findSession(db: Db, idHash: Buffer): Promise<Login | undefined> {
  const row = await db
    .with('renewed', (qb) =>
      qb
        .updateTable('sessions')
        .set({ lastSeenAt: sql<string>`now()` })
        .where('idHash', '=', idHash)
        .where(sql<boolean>`last_seen_at < now() - interval '1 minute'`)
        .where(stillValid),
    )
    .selectFrom(logins(db).as('login'))
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.userId', '=', 'login.id')
        .onRef('sessions.sessionEpoch', '=', 'login.epoch'),
    )
    .where('sessions.idHash', '=', idHash)
    .where(stillValid)
    .selectAll('login')
    .executeTakeFirst();
  return row && toLogin(row);
}

export interface NewSession {
  readonly idHash: Buffer;
  readonly userAgent: string;
}

/** The secret was right, and the team has locked the account. */
export class AccountLocked extends Error {
  readonly userId: string;

  constructor(userId: string) {
    super('The account is locked.');
    this.userId = userId;
  }
}

/** Writes no row when the account's sessions were ended after the login was proven. */
const insertingSession = (db: Writer, { idHash, userAgent }: NewSession, { user, epoch }: Login) =>
  db
    .insertInto('sessions')
    .columns(['idHash', 'userId', 'sessionEpoch', 'userAgent', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<Buffer>`${idHash}::bytea`.as('idHash'),
          'id',
          'sessionEpoch',
          sql<string>`${userAgent}::text`.as('userAgent'),
          sql<string>`now() + make_interval(days => ${SESSION_DAYS})`.as('expiresAt'),
        ])
        .where('id', '=', user.id)
        .where('sessionEpoch', '=', epoch)
        .where('lockedAt', 'is', null),
    );

export async function insertSession(
  db: Writer,
  session: NewSession,
  login: Login,
  /** The name of the prepared statement; callers that add to `db` need a name of their own. */
  name?: string,
): Promise<void> {
  const query = insertingSession(db, session, login);
  const { numInsertedOrUpdatedRows } = await (
    name === undefined ? query : prepared(name, query)
  ).executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return;
  if (login.locked) throw new AccountLocked(login.user.id);
  throw new AppError('unauthenticated', errorMessages.unauthenticated);
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('idHash', '=', idHash)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}

export async function deleteSessionsOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function deleteOtherSessions(
  trx: Db,
  kept: { userId: string; idHash: Buffer },
): Promise<Buffer[]> {
  const rows = await trx
    .deleteFrom('sessions')
    .where('userId', '=', kept.userId)
    .where('idHash', '!=', kept.idHash)
    .returning('idHash')
    .execute();
  return rows.map((row) => row.idHash);
}

export async function raiseEpoch(trx: Db, userId: string): Promise<number> {
  const { sessionEpoch } = await trx
    .updateTable('users')
    .set((eb) => ({ sessionEpoch: eb('sessionEpoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('sessionEpoch')
    .executeTakeFirstOrThrow();
  return sessionEpoch;
}

export async function renewEpoch(
  trx: Db,
  { userId, idHash, epoch }: { userId: string; idHash: Buffer; epoch: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ sessionEpoch: epoch })
    .where('idHash', '=', idHash)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function findIdHash(
  db: Db,
  { userId, publicId }: { userId: string; publicId: string },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('idHash')
    .where('publicId', '=', publicId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.idHash;
}

export const listSessionsOf = (db: Db, userId: string, currentIdHash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.userId')
        .onRef('users.sessionEpoch', '=', 'sessions.sessionEpoch'),
    )
    .where('sessions.userId', '=', userId)
    .where(stillValid)
    .select((eb) => [
      'sessions.publicId as id',
      'sessions.userAgent',
      'sessions.createdAt',
      'sessions.lastSeenAt',
      eb('sessions.idHash', '=', currentIdHash).$castTo<boolean>().as('current'),
    ])
    .orderBy('current', 'desc')
    .orderBy('lastSeenAt', 'desc')
    .execute();

export const deleteDeadSessions = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'sessions', sql`not (${stillValid})`);
