import { email as emailField, resendConfirmation } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useNotify } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useApi } from '../api.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';

const sentFor = 5000;
const arrival = z.object({ email: z.string(), fromSignup: z.boolean().optional() });

export default function VerifyEmailPage() {
  const api = useApi();
  const notify = useNotify();
  const { location } = useNavigation();
  const [state] = useState(() => arrival.safeParse(location.state).data);
  const [address, setAddress] = useState(state?.email ?? '');
  const [error, setError] = useState<string>();

  const resend = useMutation({
    mutationFn: (email: string) => api(resendConfirmation, { body: { email } }),
    onSuccess: () =>
      notify({
        type: 'success',
        title: 'Confirmation Email Sent',
        description: `Please check your inbox at ${address}.`,
      }),
    onError: (failure) =>
      notify({ type: 'error', title: 'Resend Failed', description: failure.message }),
  });

  const { isSuccess, reset } = resend;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const revert = setTimeout(reset, sentFor);
    return () => clearTimeout(revert);
  }, [isSuccess, reset]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const parsed = emailField.safeParse(address);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) resend.mutate(parsed.data);
  };

  return (
    <SignInFrame
      title={state?.fromSignup ? 'Check your inbox' : 'Verify your email'}
      lede={
        state
          ? `We sent a confirmation email to ${state.email}. Open its link to start your registry.`
          : 'Tell us your email address, and we send the confirmation email again.'
      }
      footer={
        <TextLink href="/email-login" linkComponent={Link}>
          Back to login
        </TextLink>
      }
    >
      <form noValidate onSubmit={send}>
        <Stack>
          {!state && (
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              value={address}
              error={error}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
          <p>Nothing there? Look in the spam folder too, or send it once more.</p>
          <Button
            type="submit"
            variant="primary"
            fullWidth
            busy={resend.isPending}
            busyLabel="Sending..."
          >
            {resend.isSuccess ? 'Email Sent' : 'Resend confirmation email'}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
