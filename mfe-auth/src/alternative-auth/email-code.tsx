import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { sendOtp } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../api.ts';
import { useAuthCall } from '../call/use-auth-call.ts';
import { passwordlessForm } from '../email-form/address-form.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { useStepFocus } from '../form/use-step-focus.ts';
import { CodeStep } from './code-step.tsx';
import type { SentMail } from './use-sent-mail.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly mail: SentMail;
}

export function EmailCode({ mode, mail }: Props) {
  const api = useApi();
  const showToast = useToast();
  const step = useStepFocus(mail.to);
  const send = useAuthCall({
    failureTitle: 'Failed to Send OTP',
    fallback: 'Failed to send OTP',
    send: ({ email }: { email: string }) => api(sendOtp, { body: { email, mode } }),
    onSuccess(_, { email }) {
      mail.sent(email);
      showToast({
        type: 'success',
        title: 'OTP Sent!',
        description: `Check your email at ${email} for the 6-digit code.`,
      });
    },
  });

  return (
    <div ref={step}>
      {mail.to ? (
        <CodeStep mode={mode} email={mail.to} mail={mail} />
      ) : (
        <EmailForm
          label="Send Verification Code"
          busyLabel="Sending Code..."
          schema={passwordlessForm}
          call={send}
          showRejection
        />
      )}
    </div>
  );
}
