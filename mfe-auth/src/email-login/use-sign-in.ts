import type { ApiError } from '@gift-registry/bff-contract';
import { homePath, signIn } from '@gift-registry/bff-contract';
import { useNavigation, useToast, useSession, readReturnTo } from '@gift-registry/shell-contract';
import { useApi } from '../api.ts';
import { isRefusal, limitedCall } from '../attempts/limited-call.ts';
import type { FormLockout } from '../attempts/use-lockout.ts';
import { useAuthCall } from '../call/use-auth-call.ts';
import { typedEmail } from '../typed-email/typed-email.ts';
import { useHints } from './use-hints.ts';

interface Options {
  readonly lockout: FormLockout;
  readonly onRefused: () => void;
}

/** Signs in with a password; afterwards leads to the page that was asked for. */
export function useSignIn({ lockout, onRefused }: Options) {
  const api = useApi();
  const session = useSession();
  const showToast = useToast();
  const { location, navigate } = useNavigation();
  const hints = useHints();

  const send = limitedCall('login', (body: { email: string; password: string }) => {
    hints.cancel();
    return api(signIn, { body });
  });
  return useAuthCall({
    send,
    failureTitle: 'Login Failed',
    onSuccess({ user, csrfToken }) {
      lockout.clear();
      typedEmail.forget();
      session.replace({ user, csrfToken });
      showToast({
        type: 'success',
        title: 'Welcome back!',
        description: 'You have successfully logged in.',
      });
      navigate(readReturnTo(location.search) ?? (user ? homePath(user) : '/'), { replace: true });
    },
    onRefused(error: ApiError) {
      onRefused();
      const locked = isRefusal(error) && lockout.fail();
      if (!locked) hints.give(error.code);
    },
  });
}
