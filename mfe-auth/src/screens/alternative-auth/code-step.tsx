import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { otpCode } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CountdownButton } from '@gift-registry/design-system/countdown-button';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { useState } from 'react';
import { OfflineAlert } from '../../features/accounts/call/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/form/auth-form.tsx';
import { useCodeSignIn } from './use-code-sign-in.ts';
import { useResend } from './use-resend.ts';
import type { SentMail } from './use-sent-mail.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly mail: SentMail;
  readonly onChangeAddress: () => void;
  readonly onResent: () => void;
}

export function CodeStep({ mode, mail, onChangeAddress, onResent }: Props) {
  const { to: email } = mail;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState<string>();
  const verify = useCodeSignIn(mode, email);
  const resend = useResend(() => {
    setCode('');
    setIncomplete(undefined);
    onResent();
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
    resend.clearRejection();
    if (!error) verify.send(code);
  };
  const sendAgain = () => {
    verify.clearRejection();
    resend.send({ email, mode });
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
      <CountdownButton
        availableAt={mail.resendAt}
        waitingLabel="Resend code in"
        variant="quiet"
        busy={resend.isPending}
        busyLabel="Sending Code..."
        onClick={sendAgain}
      >
        Resend Code
      </CountdownButton>
      <Button variant="quiet" onClick={onChangeAddress}>
        Change Email Address
      </Button>
    </AuthForm>
  );
}
