import { type PasswordlessMode, sendOtp } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { passwordlessForm } from '../../features/accounts/address-form.ts';
import { EmailForm } from '../../features/accounts/email-form.tsx';
import { useStepFocus } from '../../features/accounts/use-step-focus.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordlessRejection } from './passwordless-rejection.tsx';
import type { SentMailState } from './use-sent-mail.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly sent: SentMailState;
  readonly onSignUp: () => void;
}

export function EmailCode({ mode, sent, onSignUp }: Props) {
  const api = useApi();
  const showToast = useToast();
  const { mail } = sent;
  const step = useStepFocus(mail?.resendAt);
  const send = useAuthCall({
    failureTitle: 'Failed to Send OTP',
    send: ({ email }: { email: string }) => api(sendOtp, { body: { email, mode } }),
    onSuccess(_, { email }) {
      sent.setSent(email);
      showToast({
        type: 'success',
        title: 'OTP Sent!',
        description: `Check your email at ${email} for the 6-digit code.`,
      });
    },
  });

  return (
    <div ref={step}>
      {mail ? (
        <CodeStep
          mode={mode}
          mail={mail}
          onChangeAddress={sent.startOver}
          onResent={() => sent.setSent(mail.to)}
        />
      ) : (
        <EmailForm
          label="Send Verification Code"
          busyLabel="Sending Code..."
          schema={passwordlessForm}
          call={send}
          renderRejection={(rejection) => (
            <PasswordlessRejection rejection={rejection} onSignUp={onSignUp} />
          )}
        />
      )}
    </div>
  );
}
