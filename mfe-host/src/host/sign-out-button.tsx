import { Button } from '@gift-registry/design-system/button';
import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';

/** The dashboard hides the navigation bar, so it has a Logout button of its own. */
export function SignOutButton() {
  const { signOut } = useSession();
  const [signingOut, setSigningOut] = useState(false);
  const logOut = async () => {
    setSigningOut(true);
    await signOut();
    setSigningOut(false);
  };
  return (
    <Button variant="quiet" busy={signingOut} onClick={() => void logOut()}>
      Logout
    </Button>
  );
}
