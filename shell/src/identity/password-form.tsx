import { confirmIdentity, type ApiCall } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { useState } from 'react';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly api: ApiCall;
  readonly email: string;
  readonly onConfirmed: () => void;
  readonly onUseCode: () => void;
}

export function PasswordForm({ api, email, onConfirmed, onUseCode }: Props) {
  const [password, setPassword] = useState('');
  const confirm = useConfirmation(() => api(confirmIdentity, { body: { password } }), onConfirmed);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
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
