import { type PasswordlessMode, sendMagicLink } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { passwordlessForm } from '../../features/accounts/address-form.ts';
import { EmailForm } from '../../features/accounts/email-form.tsx';
import { useStepFocus } from '../../features/accounts/use-step-focus.ts';
import { PasswordlessRejection } from './passwordless-rejection.tsx';
import type { SentMailState } from './use-sent-mail.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly sent: SentMailState;
  readonly onSignUp: () => void;
}

export function MagicLink({ mode, sent, onSignUp }: Props) {
  const api = useApi();
  const showToast = useToast();
  const verb = mode === 'login' ? 'sign in' : 'sign up';
  const { mail } = sent;
  const step = useStepFocus(mail);
  const send = useAuthCall({
    failureTitle: 'Magic Link Failed',
    send: ({ email }: { email: string }) => api(sendMagicLink, { body: { email, mode } }),
    onSuccess(_, { email }) {
      sent.setSent(email);
      showToast({
        type: 'success',
        title: 'Magic Link Sent!',
        description: `Check your email at ${email} for the magic link to ${verb}`,
      });
    },
  });

  if (mail)
    return (
      <Stack ref={step}>
        <h3 tabIndex={-1}>Magic Link Sent!</h3>
        <p>
          We sent a link to <strong>{mail.to}</strong>. Open it on this device to {verb}. Nothing
          there? Look in the spam folder too.
        </p>
        <Button fullWidth onClick={sent.startOver}>
          Resend Magic Link
        </Button>
      </Stack>
    );

  return (
    <Stack ref={step}>
      <h3>{mode === 'login' ? 'Sign in with Magic Link' : 'Sign up with Magic Link'}</h3>
      <EmailForm
        label="Send Magic Link"
        busyLabel="Sending Magic Link..."
        schema={passwordlessForm}
        call={send}
        renderRejection={(rejection) => (
          <PasswordlessRejection rejection={rejection} onSignUp={onSignUp} />
        )}
      />
    </Stack>
  );
}
