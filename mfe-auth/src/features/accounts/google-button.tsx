import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { leavePage, readReturnTo, useNavigation, useToast } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { storeReturnTo } from './return-to-storage.ts';

const startPath = '/api/auth/google/start';

/** Checks that the sign-in can start before leaving the page, so that a failure keeps the typed input. */
async function startGoogleLogin(returnTo: string | undefined): Promise<void> {
  const response = await fetch(startPath, { redirect: 'manual' });
  if (response.type !== 'opaqueredirect') throw new Error('The sign-in with Google did not start.');
  storeReturnTo(returnTo);
  leavePage.to(startPath);
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.200h5.900a5 5 0 0 1-2.2 3.300v2.700h3.500c2.1-1.9 3.3-4.7 3.3-8Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.700l-3.6-2.700c-1 .7-2.2 1-3.7 1-2.8 0-5.2-1.9-6.1-4.500H2.200V17A11 11 0 0 0 12 23Z"
      />
      <path
        fill="#fbbc05"
        d="M5.9 14.100a6.6 6.6 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.900l3.7-2.900Z"
      />
      <path
        fill="#ea4335"
        d="M12 5.400c1.6 0 3 .5 4.2 1.600l3.2-3.100A11 11 0 0 0 2.2 7.100l3.7 2.800C6.8 7.3 9.2 5.4 12 5.400Z"
      />
    </svg>
  );
}

/** Starts the sign-in with a document navigation, because the provider replies with redirects. */
export function GoogleButton() {
  const showToast = useToast();
  const { location } = useNavigation();
  if (!readDocumentSettings().googleSignIn) return null;

  const start = (event: MouseEvent) => {
    event.preventDefault();
    startGoogleLogin(readReturnTo(location.search)).catch(() =>
      showToast({
        type: 'error',
        title: 'Google Login Error',
        description: 'Failed to initialize Google login. Please try again.',
      }),
    );
  };
  return (
    <Button fullWidth href={startPath} onClick={start} startIcon={<GoogleMark />}>
      Sign in with Google
    </Button>
  );
}
