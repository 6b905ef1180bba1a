import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { signIn, type Role, type SessionUser } from '@gift-registry/bff-contract';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const testPassword = 'Sunlight-42';

const passwordHash = hash(testPassword, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

export interface NewAccount {
  readonly role?: Role;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export async function createAccount(
  { deps }: Pick<TestApp, 'deps'>,
  account: NewAccount = {},
): Promise<SessionUser> {
  const role = account.role ?? 'host';
  const firstName = account.firstName ?? 'Meera';
  const lastName = account.lastName ?? 'Rao';
  const email = account.email ?? `${randomUUID()}@example.com`;
  const { id } = await deps.db
    .insertInto('users')
    .values({ email, emailVerifiedAt: new Date(), passwordHash: await passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db.insertInto('profiles').values({ id, role, firstName, lastName }).execute();
  await deps.db.insertInto('userRoles').values({ userId: id, role }).execute();
  return { id, email, firstName, lastName, role };
}

export interface SignedIn {
  readonly client: TestClient;
  readonly user: SessionUser;
}

export async function signUpAndIn(testApp: TestApp, account: NewAccount = {}): Promise<SignedIn> {
  const user = await createAccount(testApp, account);
  const client = testApp.client();
  await client.call(signIn, { body: { email: user.email, password: testPassword } });
  return { client, user };
}
