import {
  confirmIdentity,
  type ApiCall,
  type ApiError,
  sendIdentityCode,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PasswordField } from '@gift-registry/design-system/password-field';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';

function useConfirmation(send: () => Promise<unknown>, onSuccess: () => void) {
  const { mutate, reset, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: send,
    onSuccess,
  });
  return {
    mutate,
    reset,
    isPending,
    problem: error && error.field === undefined ? error.message : undefined,
    fieldProblem: (field: string) => (error?.field === field ? error.message : undefined),
  };
}

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

interface CodeFormProps {
  readonly api: ApiCall;
  readonly email: string;
  readonly onConfirmed: () => void;
}

export function CodeForm({ api, email, onConfirmed }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const send = useConfirmation(
    () => api(sendIdentityCode, {}),
    () => setSent(true),
  );
  const confirm = useConfirmation(() => api(confirmIdentity, { body: { code } }), onConfirmed);
  const problem = confirm.problem ?? send.problem;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sent) confirm.mutate();
        else send.mutate();
      }}
    >
      <Stack>
        {problem && <Alert type="error">{problem}</Alert>}
        {sent ? (
          <OneTimeCode
            label="Code from the mail"
            hint={`We sent it to ${email}.`}
            value={code}
            error={confirm.fieldProblem('code')}
            onValueChange={(digits) => {
              setCode(digits);
              confirm.reset();
            }}
          />
        ) : (
          <p>We send a code with six digits to {email}.</p>
        )}
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={confirm.isPending || (!sent && send.isPending)}
          busyLabel={sent ? 'Checking...' : 'Sending...'}
        >
          {sent ? 'Confirm' : 'Mail me a code'}
        </Button>
        {sent && (
          <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate()}>
            Send another code
          </Button>
        )}
      </Stack>
    </form>
  );
}
