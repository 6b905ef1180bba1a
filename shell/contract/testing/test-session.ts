import type { Role, SessionApi, SessionState, SessionUser } from '../src/session.ts';

const people: Readonly<Record<Role, { readonly firstName: string; readonly lastName: string }>> = {
  admin: { firstName: 'Anil', lastName: 'Rao' },
  support: { firstName: 'Sita', lastName: 'Support' },
  host: { firstName: 'Asha', lastName: 'Menon' },
  guest: { firstName: 'Gita', lastName: 'Shah' },
  viewer: { firstName: 'Vivek', lastName: 'Nair' },
};

export function testUser(role: Role): SessionUser {
  const { firstName, lastName } = people[role];
  const id = `01997d0e-0000-7000-8000-${role.padEnd(12, '0').replaceAll(/[^a-f0-9]/g, '0')}`;
  return { id, email: `${firstName.toLowerCase()}@example.com`, firstName, lastName, role };
}

export const signedOut: SessionState = { status: 'signed-out', user: null };

export const signedInAs = (role: Role): SessionState => ({
  status: 'signed-in',
  user: testUser(role),
});

export interface TestSession {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly functions: Omit<SessionApi, 'state'>;
}

export function createTestSession({
  state = signedOut,
  ...given
}: Partial<SessionApi>): TestSession {
  let current = state;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    functions: {
      replace: ({ user }) => become(user ? { status: 'signed-in', user } : signedOut),
      csrfToken: () => Promise.resolve('csrf-token'),
      refresh: () => Promise.resolve(),
      confirmIdentity: () => Promise.resolve(false),
      async signOut() {
        become(signedOut);
      },
      ...given,
    },
  };
}
