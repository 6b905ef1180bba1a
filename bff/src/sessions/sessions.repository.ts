import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { logins, SESSION_DAYS, stillValid, toLogin, type Login } from './login.ts';

/** Session, account and effective role in one statement, which also notes the visit once a minute. */
export async function findSession(db: Db, idHash: Buffer): Promise<Login | undefined> {
  const row = await db
    .with('seen', (qb) =>
      qb
        .updateTable('sessions')
        .set({ last_seen_at: sql<Date>`now()` })
        .where('id_hash', '=', idHash)
        .where(sql<boolean>`last_seen_at < now() - interval '1 minute'`)
        .where(stillValid),
    )
    .selectFrom(logins(db).as('login'))
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'login.id')
        .onRef('sessions.session_epoch', '=', 'login.epoch'),
    )
    .where('sessions.id_hash', '=', idHash)
    .where(stillValid)
    .selectAll('login')
    .executeTakeFirst();
  return row && toLogin(row);
}

/** False when the account's sessions were ended after the login was proven. */
export async function insertSession(
  db: Db,
  session: { idHash: Buffer; login: Login; userAgent: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['id_hash', 'user_id', 'session_epoch', 'user_agent', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<Buffer>`${session.idHash}::bytea`.as('id_hash'),
          'id',
          'session_epoch',
          sql<string>`${session.userAgent.slice(0, 300)}::text`.as('user_agent'),
          sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`.as('expires_at'),
        ])
        .where('id', '=', session.login.user.id)
        .where('session_epoch', '=', session.login.epoch),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Resolves to the account whose session it was. */
export async function deleteSession(db: Db, idHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteDeadSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.not(eb.parens(stillValid)))
    .execute();
}
