import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { otpCode, sendOtp, verifyOtp } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { useNavigation, useNotify, useSession } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';

interface Props {
  readonly mode: PasswordlessMode;
  readonly email: string;
  readonly onChangeEmail: () => void;
}

export function CodeStep({ mode, email, onChangeEmail }: Props) {
  const api = useApi();
  const notify = useNotify();
  const session = useSession();
  const { navigate } = useNavigation();
  const countdown = useCountdown(60);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const verify = useMutation({
    mutationFn: (token: string) => api(verifyOtp, { body: { email, token, type: 'email' } }),
    onSuccess(reply) {
      session.replace(reply);
      notify({
        type: 'success',
        title: 'Success!',
        description: mode === 'login' ? 'Signed in successfully.' : 'Account created successfully.',
      });
      navigate('/create-registry', { replace: true });
    },
    onError(failure) {
      setError(failure.message);
      notify({ type: 'error', title: 'Verification Failed', description: failure.message });
    },
  });

  const resend = useMutation({
    mutationFn: () => api(sendOtp, { body: { email, mode } }),
    onSuccess() {
      setCode('');
      setError(undefined);
      countdown.restart();
      notify({
        type: 'success',
        title: 'OTP Resent',
        description: 'A new code has been sent to your email.',
      });
    },
    onError: (failure) => setError(failure.message),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = otpCode.safeParse(code).error?.issues[0]?.message;
    setError(problem);
    if (!problem) verify.mutate(code);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <h2>Enter Verification Code</h2>
        <OneTimeCode
          label="Enter Verification Code"
          hideLabel
          hint={`We sent it to ${email}.`}
          value={code}
          onValueChange={setCode}
          error={error}
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
          disabled={countdown.left > 0}
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {countdown.left > 0
            ? `Resend code in ${minutesAndSeconds(countdown.left)}`
            : 'Resend Code'}
        </Button>
        <Button variant="quiet" onClick={onChangeEmail}>
          Change Email Address
        </Button>
      </Stack>
    </form>
  );
}
