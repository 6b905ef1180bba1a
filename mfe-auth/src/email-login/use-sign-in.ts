import type { ApiError, SessionReply, signInBody } from '@gift-registry/bff-contract';
import { signIn } from '@gift-registry/bff-contract';
import { useNavigation, useNotify, useSession, wantedPath } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { useApi } from '../api.ts';
import { landingPath } from '../landing/landing-path.ts';

const hintDelay = 2000;

/** Signs in with a password; afterwards leads to the page that was asked for. */
export function useSignIn() {
  const api = useApi();
  const session = useSession();
  const notify = useNotify();
  const { location, navigate } = useNavigation();
  const hint = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hint.current), []);

  const explain = (error: ApiError) => {
    if (error.code === 'network') {
      notify({ type: 'error', title: 'Connection Error', description: error.message });
      return;
    }
    notify({ type: 'error', title: 'Login Failed', description: error.message });
    if (error.code === 'invalid-credentials')
      hint.current = setTimeout(
        () =>
          notify({
            title: 'Need Help?',
            description: 'You can choose a new password with a link that we mail you.',
            action: { label: 'Reset password', onSelect: () => navigate('/reset-password') },
          }),
        hintDelay,
      );
    if (error.code === 'no-account')
      notify({
        title: 'Want to Sign Up?',
        description: 'An account is free and takes a minute.',
        action: { label: 'Sign Up', onSelect: () => navigate('/email-signup') },
      });
  };

  return useMutation<SessionReply, ApiError, z.input<typeof signInBody>>({
    mutationFn: (body) => api(signIn, { body }),
    onMutate: () => clearTimeout(hint.current),
    onSuccess(reply) {
      session.replace(reply);
      notify({
        type: 'success',
        title: 'Welcome back!',
        description: 'You have successfully logged in.',
      });
      navigate(wantedPath(location.search) ?? landingPath(reply.user), { replace: true });
    },
    onError: explain,
  });
}
