import { randomUUID } from 'node:crypto';
import {
  claimItem,
  type Role,
  type RouteShape,
  type SessionUser,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../accounts.ts';
import { createSampleRegistry } from '../samples/sample-registry.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/**
 * - `nobody`: a browser without cookies.
 * - `guest`: signed out; gave the gift of `Fixtures.heldGift`.
 * - `viewer`: an account of role viewer.
 * - `owner`: the host who owns the rows of the fixtures.
 * - `coHost`: a host who hosts the owner's registries with the owner.
 * - `other`: another host.
 * - `support`: somebody of the team, who may not change money, roles, settings or releases.
 */
export const userKinds = [
  'nobody',
  'guest',
  'viewer',
  'owner',
  'coHost',
  'other',
  'support',
  'admin',
] as const;
export type UserKind = (typeof userKinds)[number];

type SignedIn = Exclude<UserKind, 'nobody' | 'guest'>;

const roleOf: Readonly<Record<SignedIn, Role>> = {
  viewer: 'viewer',
  owner: 'host',
  coHost: 'host',
  other: 'host',
  support: 'support',
  admin: 'admin',
};

export interface TestUsers {
  readonly owner: SessionUser;
  readonly coHost: SessionUser;
  browserOf(kind: UserKind): TestClient;
  browserFor(kind: UserKind, routeId: string): Promise<TestClient>;
  /** Of somebody who may use the route. */
  browserForRoute(route: RouteShape): Promise<TestClient>;
}

const sessionChanging: ReadonlySet<string> = new Set([
  'openHostView',
  'signIn',
  'signOut',
  'deleteAccount',
  'changePassword',
]);

async function createGuest(app: TestApp, ownerId: string): Promise<TestClient> {
  const { shareCode, itemIds } = await createSampleRegistry(app, ownerId);
  const guest = app.client();
  await guest.call(claimItem, {
    params: { shareCode, itemId: itemIds[0] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });
  return guest;
}

async function stepUp({ deps }: TestApp, userId: string): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ confirmedAt: new Date() })
    .where('userId', '=', userId)
    .execute();
}

async function withCurrentToken(app: TestApp, { cookies }: TestClient): Promise<TestClient> {
  const browser = app.client();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await browser.csrfToken();
  return browser;
}

export async function createTestUsers(app: TestApp): Promise<TestUsers> {
  const signUp = async (kind: SignedIn) => {
    const { client, user } = await signUpAndIn(app, { role: roleOf[kind] });
    await stepUp(app, user.id);
    return { user, client: await withCurrentToken(app, client) };
  };
  const owner = await signUp('owner');
  const coHost = await signUp('coHost');
  const browsers: Readonly<Record<Exclude<UserKind, 'nobody'>, TestClient>> = {
    guest: await withCurrentToken(app, await createGuest(app, owner.user.id)),
    viewer: (await signUp('viewer')).client,
    owner: owner.client,
    coHost: coHost.client,
    other: (await signUp('other')).client,
    support: (await signUp('support')).client,
    admin: (await signUp('admin')).client,
  };

  const browserOf = (kind: UserKind): TestClient =>
    kind === 'nobody' ? app.client() : browsers[kind].clone();
  const browserFor = async (kind: UserKind, routeId: string): Promise<TestClient> => {
    if (kind === 'nobody' || kind === 'guest' || !sessionChanging.has(routeId))
      return browserOf(kind);
    return (await signUp(kind)).client;
  };
  return {
    owner: owner.user,
    coHost: coHost.user,
    browserOf,
    browserFor,
    browserForRoute({ id, access }) {
      if (access === 'guest') return browserFor('guest', id);
      return browserFor(access === 'admin' || access === 'support' ? 'admin' : 'owner', id);
    },
  };
}
