import { storeReturnTo } from './return-to-storage.ts';

export const startPath = '/api/auth/google/start';

/** Leaves the page only when the way to the provider is open; a dead end would lose what was typed. */
export async function startGoogleLogin(returnTo: string | undefined): Promise<void> {
  const answer = await fetch(startPath, { redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') throw new Error('The sign-in with Google did not start.');
  storeReturnTo(returnTo);
  window.location.assign(startPath);
}
