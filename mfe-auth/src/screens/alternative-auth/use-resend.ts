import type { PasswordlessMode } from '@gift-registry/bff-contract';
import { sendOtp } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useAuthCall } from '../../features/accounts/call/use-auth-call.ts';

interface CodeRequest {
  readonly email: string;
  readonly mode: PasswordlessMode;
}

export function useResend(onSent: () => void) {
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
