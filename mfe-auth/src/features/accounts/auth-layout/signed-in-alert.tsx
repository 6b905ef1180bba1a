import { homePath } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';

/** Shown to people who open the login while signed in, not after a login on this screen. */
export function SignedInAlert() {
  const { state } = useSession();
  const [signsInHere, setSignsInHere] = useState(false);
  if (state.status === 'signed-out' && !signsInHere) setSignsInHere(true);
  if (!state.user || signsInHere) return null;
  return (
    <Alert
      title={`You are signed in as ${state.user.email}`}
      action={
        <TextLink href={homePath(state.user)} linkComponent={Link}>
          Go to your dashboard
        </TextLink>
      }
    >
      Use the form to sign in with another account.
    </Alert>
  );
}
