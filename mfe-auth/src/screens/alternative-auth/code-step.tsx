import { type PasswordlessMode, otpCode, verifyOtp, sendOtp } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CountdownButton } from '@gift-registry/design-system/countdown-button';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { readReturnTo, useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { OfflineAlert } from '../../features/accounts/offline-alert.tsx';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import type { SentMail } from './use-sent-mail.ts';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { emailDraft } from '../../features/accounts/email-draft.ts';

interface CodeRequest {
  readonly email: string;
  readonly mode: PasswordlessMode;
}

function useResend(onSent: () => void) {
  const api = useApi();
  const showToast = useToast();
  return useAuthCall({
    send: (body: CodeRequest) => api(sendOtp, { body }),
    onSuccess() {
      onSent();
      showToast({
        type: 'success',
        title: 'OTP Resent',
        description: 'A new code has been sent to your email.',
      });
    },
  });
}

function useCodeSignIn(mode: PasswordlessMode, email: string) {
  const api = useApi();
  const showToast = useToast();
  const session = useSession();
  const { location, navigate } = useNavigation();
  return useAuthCall({
    failureTitle: 'Verification Failed',
    send: (token: string) => api(verifyOtp, { body: { email, token, type: 'email' } }),
    onSuccess(reply) {
      emailDraft.clear();
      session.replace(reply);
      showToast({
        type: 'success',
        title: 'Success!',
        description: mode === 'login' ? 'Signed in successfully.' : 'Account created successfully.',
      });
      navigate(readReturnTo(location.search) ?? '/create-registry', { replace: true });
    },
  });
}

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
