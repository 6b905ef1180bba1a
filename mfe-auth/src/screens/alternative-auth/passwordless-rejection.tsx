import type { ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';

interface Props {
  readonly rejection: ApiError;
  readonly onSignUp: () => void;
}

export function PasswordlessRejection({ rejection, onSignUp }: Props) {
  return (
    <Alert
      type="error"
      action={rejection.code === 'no-account' && <Button onClick={onSignUp}>Sign Up</Button>}
    >
      {rejection.message}
    </Alert>
  );
}
