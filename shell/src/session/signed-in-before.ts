import { browserStorage } from '@gift-registry/shell-contract';
import type { SessionStore } from './session-store.ts';

const KEY = 'signed-in-before';

/** True when somebody has signed in with this browser; it says no more than that, also after signing out. */
export const hasSignedInBefore = (): boolean =>
  browserStorage('localStorage')?.get(KEY) !== undefined;

export const rememberSignIn = (): void => void browserStorage('localStorage')?.set(KEY, 'yes');

export function rememberSignIns(session: SessionStore): void {
  session.subscribe(() => {
    if (session.getState().user) rememberSignIn();
  });
}
