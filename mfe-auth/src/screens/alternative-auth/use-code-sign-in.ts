import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { verifyOtp } from '@gift-registry/bff-contract';
import { readReturnTo, useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/call/use-auth-call.ts';
import { emailDraft } from '../../features/accounts/email-draft/email-draft.ts';

export function useCodeSignIn(mode: PasswordlessMode, email: string) {
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
