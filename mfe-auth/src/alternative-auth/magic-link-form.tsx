import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { sendMagicLink } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNotify } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApi } from '../api.ts';
import { usePasswordlessEmail } from './passwordless-email.ts';

export function MagicLinkForm({ mode }: { readonly mode: PasswordlessMode }) {
  const api = useApi();
  const notify = useNotify();
  const email = usePasswordlessEmail();
  const verb = mode === 'login' ? 'sign in' : 'sign up';

  const send = useMutation({
    mutationFn: (address: string) => api(sendMagicLink, { body: { email: address, mode } }),
    onSuccess: (_, address) =>
      notify({
        type: 'success',
        title: 'Magic Link Sent!',
        description: `Check your email at ${address} for the magic link to ${verb}`,
      }),
    onError(error) {
      email.setError(error.message);
      notify({ type: 'error', title: 'Magic Link Failed', description: error.message });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.check();
    if (address) send.mutate(address);
  };

  if (send.isSuccess)
    return (
      <Stack>
        <h2>Magic Link Sent!</h2>
        <p>
          We sent a link to <strong>{send.variables}</strong>. Nothing there? Look in the spam
          folder too.
        </p>
        <Button onClick={send.reset}>Resend Magic Link</Button>
      </Stack>
    );

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <h2>{mode === 'login' ? 'Sign in with Magic Link' : 'Sign up with Magic Link'}</h2>
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
          busyLabel="Sending Magic Link..."
        >
          Send Magic Link
        </Button>
      </Stack>
    </form>
  );
}
