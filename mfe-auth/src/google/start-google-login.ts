import { storeReturnTo } from './return-to-storage.ts';

export const startPath = '/api/auth/google/start';

/** Checks that the sign-in can start before leaving the page, so that a failure keeps the typed input. */
export async function startGoogleLogin(returnTo: string | undefined): Promise<void> {
  const response = await fetch(startPath, { redirect: 'manual' });
  if (response.type !== 'opaqueredirect') throw new Error('The sign-in with Google did not start.');
  storeReturnTo(returnTo);
  window.location.assign(startPath);
}
