import { resendConfirmation } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, useToast } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useApi } from '../api.ts';
import { limitedCall } from '../attempts/limited-call.ts';
import { useAuthCall } from '../call/use-auth-call.ts';
import { addressForm } from '../email-form/address-form.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { AuthLayout } from '../auth-layout/auth-layout.tsx';

const sentFor = 5000;
const arrivalState = z.object({ email: z.string(), fromSignup: z.boolean().optional() });

export default function VerifyEmailPage() {
  const api = useApi();
  const showToast = useToast();
  const { location } = useNavigation();
  const [arrival] = useState(() => arrivalState.safeParse(location.state).data);
  const [sent, setSent] = useState(false);

  const send = limitedCall('resend', (body: { email: string }) =>
    api(resendConfirmation, { body }),
  );
  const resend = useAuthCall({
    send,
    failureTitle: 'Resend Failed',
    onSuccess(_, { email }) {
      setSent(true);
      showToast({
        type: 'success',
        title: 'Confirmation Email Sent',
        description: `Please check your inbox at ${email}.`,
      });
    },
  });

  useEffect(() => {
    if (!sent) return undefined;
    const revert = setTimeout(() => setSent(false), sentFor);
    return () => clearTimeout(revert);
  }, [sent]);

  return (
    <AuthLayout
      title={arrival?.fromSignup ? 'Check your inbox' : 'Verify your email'}
      lede={
        arrival?.fromSignup ? (
          <>
            We sent a confirmation email to <strong>{arrival.email}</strong>. Open its link to start
            your registry.
          </>
        ) : (
          'Tell us your email address, and we send the confirmation email again.'
        )
      }
      footer={
        <>
          <TextLink href="/email-login" linkComponent={Link}>
            Back to login
          </TextLink>
          {arrival?.fromSignup && (
            <p>
              Typed the wrong address?{' '}
              <TextLink href="/email-signup" linkComponent={Link}>
                Sign up again
              </TextLink>
            </p>
          )}
        </>
      }
    >
      <EmailForm
        label="Resend confirmation email"
        busyLabel="Sending..."
        doneLabel={sent ? 'Email Sent' : undefined}
        schema={addressForm}
        call={resend}
        {...(arrival ? { defaultEmail: arrival.email } : {})}
      >
        {arrival && <p>Nothing there? Look in the spam folder too, or send it once more.</p>}
      </EmailForm>
    </AuthLayout>
  );
}
