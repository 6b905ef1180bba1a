import { Button } from '@gift-registry/design-system/button';
import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';

/** This screen has no navigation bar, so it offers the way out itself. */
export function SignOutButton() {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return (
    <Button variant="quiet" busy={leaving} onClick={() => void leave()}>
      Logout
    </Button>
  );
}
