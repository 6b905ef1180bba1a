import { sql } from 'kysely';
import type { Role, Account as AccountPage, accountDetails } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared-query.ts';
import { logins, toLogin, type Login } from '../../platform/sessions/logins.repository.ts';
import { ownedBy } from '../registries/index.ts';
import { findLatestExport } from './data-export.repository.ts';
import { findNewEmail } from './email-change.repository.ts';

const now = sql<string>`now()`;

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly verified: boolean;
}

export interface Account {
  readonly login: Login;
  readonly verified: boolean;
  readonly passwordHash: string | null;
}

const accounts = (db: Db) =>
  logins(db).select([
    'users.passwordHash',
    sql<boolean>`users.email_verified_at is not null`.as('verified'),
  ]);

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

const toAccount = (row: AccountRow | undefined): Account | undefined =>
  row && { login: toLogin(row), verified: row.verified, passwordHash: row.passwordHash };

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const query = accounts(db).where('users.email', '=', email);
  return toAccount(await prepared('find account', query).executeTakeFirst());
}

export async function lockAccount(
  trx: Db,
  by: { id: string } | { email: string },
): Promise<Account | undefined> {
  const row = await accounts(trx)
    .where((eb) => ('id' in by ? eb('users.id', '=', by.id) : eb('users.email', '=', by.email)))
    .forUpdate('users')
    .executeTakeFirst();
  return toAccount(row);
}

export async function insertAccount(trx: Db, account: NewAccount): Promise<string | undefined> {
  const user = await trx
    .insertInto('users')
    .values({
      email: account.email,
      passwordHash: account.passwordHash,
      emailVerifiedAt: account.verified ? now : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return undefined;
  const { firstName, lastName, role } = account;
  await trx.insertInto('profiles').values({ id: user.id, role, firstName, lastName }).execute();
  await trx.insertInto('userRoles').values({ userId: user.id, role }).execute();
  return user.id;
}

export async function setRole(trx: Db, userId: string, role: Role): Promise<void> {
  await trx.deleteFrom('userRoles').where('userId', '=', userId).execute();
  await trx.insertInto('userRoles').values({ userId, role }).execute();
  await trx.updateTable('profiles').set({ role }).where('id', '=', userId).execute();
}

/** Overwrites the sign-up of an unverified address: the latest one counts. */
export async function replaceSignUp(
  trx: Db,
  id: string,
  {
    passwordHash,
    firstName,
    lastName,
  }: Pick<NewAccount, 'passwordHash' | 'firstName' | 'lastName'>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('profiles')
    .set({ firstName, lastName, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function setPassword(trx: Db, id: string, passwordHash: string | null): Promise<void> {
  await trx
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function markVerified(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

export async function findAccountPage(db: Db, userId: string): Promise<AccountPage> {
  const person = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.email',
      'users.deletesAt',
      'profiles.firstName',
      'profiles.lastName',
      'profiles.phone',
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const ownRegistries = await db
    .selectFrom('registries')
    .select(['id', 'registryName'])
    .where(ownedBy(userId))
    .orderBy('id', 'desc')
    .execute();
  return {
    ...person,
    ownRegistries,
    newEmail: await findNewEmail(db, userId),
    dataExport: await findLatestExport(db, userId),
  };
}

export async function saveDetails(
  db: Db,
  userId: string,
  { firstName, lastName, phone }: z.output<typeof accountDetails>,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ firstName, lastName, phone, updatedAt: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
}

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findIdentityOwner(
  db: Db,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export async function linkIdentity(
  trx: Db,
  { issuer, subject }: Identity,
  userId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identities')
    .values({ issuer, subject, userId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when an address may become an account: sign-up is open to everybody, or a host waits for its answer. */
export async function maySignUp(
  db: Db,
  { signUp }: Pick<Config, 'signUp'>,
  email: string,
): Promise<boolean> {
  if (signUp !== 'invitation') return signUp === 'open';
  const invitation = await db
    .selectFrom('coHostInvitations')
    .select('id')
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}
