import { keepForReturn } from './wanted-after-return.ts';

export const startPath = '/api/auth/google/start';

/** Leaves the page only when the way to the provider is open; a dead end would lose what was typed. */
export async function startGoogleLogin(wanted: string | undefined): Promise<void> {
  const answer = await fetch(startPath, { redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') throw new Error('The sign-in with Google did not start.');
  keepForReturn(wanted);
  window.location.assign(startPath);
}
