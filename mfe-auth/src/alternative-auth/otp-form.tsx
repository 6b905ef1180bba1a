import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { sendOtp } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNotify } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { CodeStep } from './code-step.tsx';
import { usePasswordlessEmail } from './passwordless-email.ts';

export function OtpForm({ mode }: { readonly mode: PasswordlessMode }) {
  const api = useApi();
  const notify = useNotify();
  const email = usePasswordlessEmail();
  const [sentTo, setSentTo] = useState<string>();

  const send = useMutation({
    mutationFn: (address: string) => api(sendOtp, { body: { email: address, mode } }),
    onSuccess(_, address) {
      setSentTo(address);
      notify({
        type: 'success',
        title: 'OTP Sent!',
        description: `Check your email at ${address} for the 6-digit code.`,
      });
    },
    onError(error) {
      email.setError(error.message);
      notify({ type: 'error', title: 'Failed to Send OTP', description: error.message });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.check();
    if (address) send.mutate(address);
  };

  if (sentTo)
    return <CodeStep mode={mode} email={sentTo} onChangeEmail={() => setSentTo(undefined)} />;

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email.address}
          error={email.error}
          onChange={(event) => email.change(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={send.isPending}
          busyLabel="Sending Code..."
        >
          Send Verification Code
        </Button>
      </Stack>
    </form>
  );
}
