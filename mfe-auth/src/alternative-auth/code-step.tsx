import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { otpCode } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { useState } from 'react';
import { OfflineAlert } from '../call/offline-alert.tsx';
import { minutesAndSeconds } from '../countdown/time-left.ts';
import { useSecondsUntil } from '../countdown/use-seconds-until.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { useCodeSignIn } from './use-code-sign-in.ts';
import { useResend } from './use-resend.ts';
import type { SentMail } from './use-sent-mail.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly email: string;
  readonly mail: SentMail;
}

export function CodeStep({ mode, email, mail }: Props) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState<string>();
  const secondsLeft = useSecondsUntil(mail.resendAt);
  const verify = useCodeSignIn(mode, email);
  const resend = useResend(() => {
    setCode('');
    setIncomplete(undefined);
    verify.clearRejection();
    mail.sent(email);
  });

  const type = (digits: string) => {
    setCode(digits);
    setIncomplete(undefined);
    verify.clearRejection();
    resend.clearRejection();
  };
  const submit = () => {
    const { error } = otpCode.safeParse(code);
    setIncomplete(error?.issues[0]?.message);
    if (!error) verify.send(code);
  };
  const problem = verify.rejection ?? resend.error;

  return (
    <AuthForm onSubmit={submit}>
      <h3>Enter Verification Code</h3>
      {problem && <Alert type="error">{problem.message}</Alert>}
      <OfflineAlert call={verify} />
      <OneTimeCode
        label="Enter Verification Code"
        hideLabel
        hint={
          <>
            We sent it to <strong>{email}</strong>.
          </>
        }
        value={code}
        onValueChange={type}
        error={incomplete}
      />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        disabled={code.length < 6}
        busy={verify.isPending}
        busyLabel="Verifying..."
      >
        Verify Code
      </Button>
      <Button
        variant="quiet"
        disabled={secondsLeft > 0}
        busy={resend.isPending}
        busyLabel="Sending Code..."
        onClick={() => resend.send({ email, mode })}
      >
        {secondsLeft > 0 ? `Resend code in ${minutesAndSeconds(secondsLeft)}` : 'Resend Code'}
      </Button>
      <Button variant="quiet" onClick={mail.startOver}>
        Change Email Address
      </Button>
    </AuthForm>
  );
}
