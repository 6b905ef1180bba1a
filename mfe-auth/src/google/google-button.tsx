import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useNavigation, useToast, readReturnTo } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { GoogleMark } from './google-mark.tsx';
import { startGoogleLogin, startPath } from './start-google-login.ts';

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
