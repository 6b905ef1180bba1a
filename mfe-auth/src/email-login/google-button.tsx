import { Button } from '@gift-registry/design-system/button';
import { settings } from '../settings.ts';
import { GoogleMark } from './google-mark.tsx';

/** A whole navigation: the provider answers with redirects, not with data. */
export function GoogleButton() {
  if (!settings().googleSignIn) return null;
  return (
    <Button fullWidth href="/api/auth/google/start" startIcon={<GoogleMark />}>
      Sign in with Google
    </Button>
  );
}
