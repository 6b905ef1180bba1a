import type { Role, SessionUser } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../testing/accounts.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

/**
 * - `nobody`: a browser without any cookie.
 * - `guest`: not signed in; the guest whose gift is asked for.
 * - `viewer`: an account that may do nothing but look.
 * - `owner`: the host whose rows are asked for.
 * - `other`: another host.
 */
export const personas = ['nobody', 'guest', 'viewer', 'owner', 'other', 'admin'] as const;
export type Persona = (typeof personas)[number];

type SignedIn = Exclude<Persona, 'nobody' | 'guest'>;

const roleOf: Readonly<Record<SignedIn, Role>> = {
  viewer: 'viewer',
  owner: 'host',
  other: 'host',
  admin: 'admin',
};

export interface Cast {
  readonly owner: SessionUser;
  /** A browser of the persona: its cookies are its own, so that what a call changes stays there. */
  browserOf(persona: Persona): TestClient;
  /** The same with a session of its own, for calls that end it. */
  newcomer(persona: Persona): Promise<TestClient>;
}

/** Accounts and browsers for every persona. */
export async function createCast(app: TestApp): Promise<Cast> {
  const signUp = (persona: SignedIn) => signUpAndIn(app, { role: roleOf[persona] });
  const browserWith = (cookies: ReadonlyMap<string, string>): TestClient => {
    const browser = app.client();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const owner = await signUp('owner');
  const signedIn = {
    viewer: (await signUp('viewer')).client,
    owner: owner.client,
    other: (await signUp('other')).client,
    admin: (await signUp('admin')).client,
  };
  return {
    owner: owner.user,
    browserOf(persona) {
      if (persona === 'nobody' || persona === 'guest') return app.client();
      return browserWith(signedIn[persona].cookies);
    },
    async newcomer(persona) {
      if (persona === 'nobody' || persona === 'guest') return app.client();
      return browserWith((await signUp(persona)).client.cookies);
    },
  };
}
