import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation, withReturnTo } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { z } from 'zod';
import { addressForm } from '../features/accounts/address-form.ts';
import { EmailForm } from '../features/accounts/email-form.tsx';
import { returnAfterSignUp } from '../features/accounts/return-after-sign-up.ts';
import { afterConfirmation } from '../features/accounts/sign-up-words.ts';
import { useResendConfirmation } from '../features/accounts/use-resend-confirmation.ts';
import { AuthLayout } from '../features/accounts/auth-layout.tsx';

const navigationState = z.object({ email: z.string(), fromSignup: z.boolean().optional() });

export default function VerifyEmailPage() {
  const { location } = useNavigation();
  const [signUp] = useState(() => navigationState.safeParse(location.state).data);
  const [next] = useState(() => (signUp?.fromSignup ? returnAfterSignUp.read() : undefined));
  const leadingOn = (page: string) => (next === undefined ? page : withReturnTo(page, next));
  const { call, sent } = useResendConfirmation();

  return (
    <AuthLayout
      title={signUp?.fromSignup ? 'Check your inbox' : 'Verify your email'}
      lede={
        signUp?.fromSignup ? (
          <>
            We sent a confirmation email to <strong>{signUp.email}</strong>.{' '}
            {afterConfirmation(next)}
          </>
        ) : (
          'Tell us your email address, and we send the confirmation email again.'
        )
      }
      footer={
        <>
          <TextLink href={leadingOn('/email-login')} linkComponent={Link}>
            Back to login
          </TextLink>
          {signUp?.fromSignup && (
            <p>
              Typed the wrong address?{' '}
              <TextLink href={leadingOn('/email-signup')} linkComponent={Link}>
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
        call={call}
        {...(signUp ? { defaultEmail: signUp.email } : {})}
      >
        {signUp && <p>Nothing there? Look in the spam folder too, or send it once more.</p>}
      </EmailForm>
    </AuthLayout>
  );
}
