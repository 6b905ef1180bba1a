import type { signUpBody } from '@gift-registry/bff-contract';
import { signUp } from '@gift-registry/bff-contract';
import { useNavigation, useNotify } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { useApi } from '../api.ts';

export function useSignUp() {
  const api = useApi();
  const notify = useNotify();
  const { navigate } = useNavigation();
  return useMutation({
    mutationFn: (body: z.input<typeof signUpBody>) => api(signUp, { body }),
    onSuccess(_, { email }) {
      notify({
        type: 'success',
        title: 'Account Created!',
        description: 'Please check your email to verify your account before logging in.',
      });
      navigate('/verify-email', { state: { email: email.trim(), fromSignup: true } });
    },
    onError: (error) =>
      notify({ type: 'error', title: 'Signup Failed', description: error.message }),
  });
}
