import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import type { IdentityCalls } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly calls: IdentityCalls;
  readonly email: string;
  readonly onConfirmed: () => void;
  readonly onUseCode: () => void;
}

export function PasswordForm({ calls, email, onConfirmed, onUseCode }: Props) {
  const [password, setPassword] = useState('');
  const confirm = useConfirmation(() => calls.confirm({ password }), onConfirmed);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand inside a form of the page.
        event.stopPropagation();
        confirm.mutate();
      }}
    >
      <Stack>
        {confirm.problem && <Alert type="error">{confirm.problem}</Alert>}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Your password"
          value={password}
          error={confirm.fieldProblem('password')}
          onChange={(event) => {
            setPassword(event.target.value);
            confirm.reset();
          }}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={confirm.isPending}
          busyLabel="Checking..."
        >
          Confirm
        </Button>
        <Button variant="quiet" onClick={onUseCode}>
          Mail me a code instead
        </Button>
      </Stack>
    </form>
  );
}
