import { email, requestPasswordReset } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNotify } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useApi } from '../api.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';

const requestForm = z.object({ email });

export function RequestForm() {
  const api = useApi();
  const notify = useNotify();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: (body: z.input<typeof requestForm>) => api(requestPasswordReset, { body }),
    onSuccess: () =>
      notify({
        type: 'success',
        title: 'Reset Email Sent',
        description: 'Please open the link in it to choose a new password.',
      }),
    onError: (error) =>
      notify({ type: 'error', title: 'Reset Failed', description: error.message }),
  });

  return (
    <SignInFrame
      title="Reset your password"
      lede="We mail you a link for choosing a new one."
      footer={
        <>
          <TextLink href="/email-login" linkComponent={Link}>
            Back to login
          </TextLink>
          <p>
            New here?{' '}
            <TextLink href="/email-signup" linkComponent={Link}>
              Sign up
            </TextLink>
          </p>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((body) => request.mutate(body))(event)}
      >
        <Stack>
          {request.isSuccess && (
            <Alert type="success" title="Reset Email Sent">
              Please check your inbox, and the spam folder too.
            </Alert>
          )}
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('email')}
            error={formState.errors.email?.message}
          />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            disabled={!formState.isValid}
            busy={request.isPending}
            busyLabel="Sending..."
          >
            Send reset link
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
