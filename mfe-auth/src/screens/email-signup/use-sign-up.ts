import { type ApiError, type signUpBody, signUp } from '@gift-registry/bff-contract';
import { readReturnTo, useNavigation, useToast } from '@gift-registry/shell-contract';
import type { z } from 'zod';
import { useApi } from '../../api.ts';
import {
  countsAsAttempt,
  withAttemptLimit,
} from '../../features/accounts/attempts/with-attempt-limit.ts';
import type { FormLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { mailedPage, returnAfterSignUp } from '../../features/accounts/return-after-sign-up.ts';

interface Options {
  readonly lockout: FormLockout;
  readonly onRejected: (error: ApiError) => void;
}

export function useSignUp({ lockout, onRejected }: Options) {
  const api = useApi();
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  const send = withAttemptLimit('signup', (body: z.output<typeof signUpBody>) =>
    api(signUp, { body: { ...body, returnTo: mailedPage(readReturnTo(location.search)) } }),
  );
  return useAuthCall({
    send,
    failureTitle: 'Signup Failed',
    onSuccess(_, { email }) {
      lockout.clear();
      const page = readReturnTo(location.search);
      if (page === undefined) returnAfterSignUp.remove();
      else returnAfterSignUp.write(page);
      showToast({
        type: 'success',
        title: 'Account Created!',
        description: 'Please check your email to verify your account before logging in.',
      });
      navigate('/verify-email', { state: { email, fromSignup: true } });
    },
    onRejected(error) {
      onRejected(error);
      if (countsAsAttempt(error)) lockout.recordFailure();
    },
  });
}
