import { type ApiError, homePath, signIn } from '@gift-registry/bff-contract';
import { useNavigation, useToast, useSession, readReturnTo } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api.ts';
import {
  countsAsAttempt,
  withAttemptLimit,
} from '../../features/accounts/attempts/with-attempt-limit.ts';
import type { FormLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { useAuthCall } from '../../features/accounts/use-auth-call.ts';
import { emailDraft } from '../../features/accounts/email-draft.ts';

const helpDelay = 2000;

function useLoginHints() {
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const offerHelp = () =>
    showToast({
      title: 'Need Help?',
      description: 'Forgot your password? We mail you a link for choosing a new one.',
      action: { label: 'Reset Password', onSelect: () => navigate('/reset-password') },
    });
  const offerSignUp = () =>
    showToast({
      title: 'Want to Sign Up?',
      description: 'An account is free and takes a minute.',
      action: {
        label: 'Sign Up',
        onSelect: () => navigate(`/email-signup${location.search}`),
      },
    });

  return {
    showFor(code: ApiError['code']) {
      if (code === 'invalid-credentials') waiting.current = setTimeout(offerHelp, helpDelay);
      if (code === 'no-account') offerSignUp();
    },
    cancel: () => clearTimeout(waiting.current),
  };
}

interface Options {
  readonly lockout: FormLockout;
  readonly onRejected: () => void;
}

export function useSignIn({ lockout, onRejected }: Options) {
  const api = useApi();
  const session = useSession();
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  const hints = useLoginHints();

  const send = withAttemptLimit('login', (body: { email: string; password: string }) => {
    hints.cancel();
    return api(signIn, { body });
  });
  return useAuthCall({
    send,
    failureTitle: 'Login Failed',
    onSuccess({ user, csrfToken }) {
      lockout.clear();
      emailDraft.clear();
      session.replace({ user, csrfToken });
      showToast({
        type: 'success',
        title: 'Welcome back!',
        description: 'You have successfully logged in.',
      });
      navigate(readReturnTo(location.search) ?? (user ? homePath(user) : '/'), { replace: true });
    },
    onRejected(error: ApiError) {
      onRejected();
      const locked = countsAsAttempt(error) && lockout.recordFailure();
      if (!locked) hints.showFor(error.code);
    },
  });
}
