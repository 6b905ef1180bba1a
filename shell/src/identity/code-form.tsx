import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import type { IdentityCalls } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  readonly calls: IdentityCalls;
  readonly email: string;
  readonly onConfirmed: () => void;
}

export function CodeForm({ calls, email, onConfirmed }: Props) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const send = useConfirmation(calls.sendCode, () => setSent(true));
  const confirm = useConfirmation(() => calls.confirm({ code }), onConfirmed);
  const problem = confirm.problem ?? send.problem;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand inside a form of the page.
        event.stopPropagation();
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
