import { sql, type SqlBool } from 'kysely';
import { roles, type Role, type SessionUser } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';

export interface Login {
  readonly user: SessionUser;
  readonly epoch: number;
  readonly locked: boolean;
}

const inOrder = sql.join(roles.map((role) => sql.lit(role)));

export const effectiveRole = sql<Role>`coalesce(
  (select r.role from user_roles r where r.user_id = users.id
    order by array_position(array[${inOrder}], r.role) limit 1),
  profiles.role, 'viewer')`;

export const logins = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.sessionEpoch as epoch',
      'users.deletesAt',
      'users.lockedAt',
      'profiles.firstName',
      'profiles.lastName',
      effectiveRole.as('role'),
    ]);

type LoginRow = Awaited<ReturnType<ReturnType<typeof logins>['executeTakeFirstOrThrow']>>;

export const toLogin = (row: LoginRow): Login => ({
  user: {
    id: row.id,
    email: row.email,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    role: row.role,
    ...(row.deletesAt === null ? {} : { deletesAt: row.deletesAt }),
  },
  epoch: row.epoch,
  locked: row.lockedAt !== null,
});

export async function loginOf(db: Db, userId: string): Promise<Login> {
  return toLogin(await logins(db).where('users.id', '=', userId).executeTakeFirstOrThrow());
}

/** Sessions expire after 14 idle days, by the database's clock, and after `SESSION_DAYS` in all. */
export const stillValid = sql<SqlBool>`sessions.expires_at > now()
  and sessions.last_seen_at > now() - interval '14 days'`;
export const SESSION_DAYS = 30;
