import { Button } from '@gift-registry/design-system/button';
import { useNavigation, useToast, readReturnTo } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { settings } from '../settings.ts';
import { GoogleMark } from './google-mark.tsx';
import { startGoogleLogin, startPath } from './start-google-login.ts';

/** A whole navigation: the provider answers with redirects, not with data. */
export function GoogleButton() {
  const showToast = useToast();
  const { location } = useNavigation();
  if (!settings().googleSignIn) return null;

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
