import { confirmIdentity, sendIdentityCode, type ApiCall } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { useState } from 'react';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly api: ApiCall;
  readonly email: string;
  readonly onConfirmed: () => void;
}

export function CodeForm({ api, email, onConfirmed }: Props) {
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
