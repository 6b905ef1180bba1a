import type { ApiError } from '@gift-registry/bff-contract';
import { homePath, signIn } from '@gift-registry/bff-contract';
import { useNavigation, useToast, useSession, readReturnTo } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import {
  countsAsAttempt,
  withAttemptLimit,
} from '../../features/accounts/attempts/with-attempt-limit.ts';
import type { FormLockout } from '../../features/accounts/attempts/use-lockout.ts';
import { useAuthCall } from '../../features/accounts/call/use-auth-call.ts';
import { emailDraft } from '../../features/accounts/email-draft/email-draft.ts';
import { useLoginHints } from './use-login-hints.ts';

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
