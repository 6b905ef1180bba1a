import { requestPasswordReset } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { withAttemptLimit } from '../../features/accounts/attempts/with-attempt-limit.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { addressForm } from '../../features/accounts/address-form.ts';
import { EmailForm } from '../../features/accounts/email-form.tsx';
import { resetEmail } from './reset-email.ts';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';

interface Props {
  readonly problem?: string | undefined;
}

export function RequestForm({ problem }: Props) {
  const api = useApi();
  const showToast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  const send = withAttemptLimit('password-reset', (body: { email: string }) =>
    api(requestPasswordReset, { body }),
  );
  const request = useAuthCall({
    send,
    failureTitle: 'Reset Failed',
    onSuccess(_, { email }) {
      setSentTo(email);
      resetEmail.write(email);
      showToast({
        type: 'success',
        title: 'Reset Email Sent',
        description: 'Please open the link in it to choose a new password.',
      });
    },
  });

  return (
    <AuthLayout
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
      {problem && !sentTo && <Alert type="error">{problem}</Alert>}
      {sentTo && (
        <Alert type="success" title="Reset Email Sent">
          Please check the inbox of {sentTo}, and the spam folder too. The newest link is the one
          that works.
        </Alert>
      )}
      <EmailForm
        label={sentTo ? 'Send another link' : 'Send reset link'}
        busyLabel="Sending..."
        schema={addressForm}
        call={request}
        disabledUntilValid
      />
    </AuthLayout>
  );
}
