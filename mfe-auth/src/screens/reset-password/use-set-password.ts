import type { ApiError } from '@gift-registry/bff-contract';
import { resetPassword } from '@gift-registry/bff-contract';
import { useNavigation, useToast, useSession } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/call/use-auth-call.ts';
import { resetEmail } from './reset-email.ts';
import type { RecoveryLink } from './recovery-link.ts';

export function useSetPassword(link: RecoveryLink, onRejected: (error: ApiError) => void) {
  const api = useApi();
  const showToast = useToast();
  const { refresh } = useSession();
  const { navigate } = useNavigation();
  return useAuthCall({
    failureTitle: 'Password Update Failed',
    send: (password: string) => api(resetPassword, { body: { ...link, password } }),
    onSuccess() {
      resetEmail.remove();
      showToast({
        type: 'success',
        title: 'Password Updated',
        description: 'Please log in with your new password.',
      });
      // The server ended every session of the account, possibly this browser's.
      void refresh();
      navigate('/email-login', { replace: true });
    },
    onRejected,
  });
}
