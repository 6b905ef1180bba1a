import { resendConfirmation } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../api.ts';
import { withAttemptLimit } from './attempts/with-attempt-limit.ts';
import { useAuthCall } from './use-auth-call.ts';
import { mailedPage, returnAfterSignUp } from './return-after-sign-up.ts';

const sentFor = 5000;

export function useResendConfirmation() {
  const api = useApi();
  const showToast = useToast();
  const [sent, setSent] = useState(false);
  const send = withAttemptLimit('resend', (body: { email: string }) =>
    api(resendConfirmation, { body: { ...body, returnTo: mailedPage(returnAfterSignUp.read()) } }),
  );
  const call = useAuthCall({
    send,
    failureTitle: 'Resend Failed',
    onSuccess(_, { email }) {
      setSent(true);
      showToast({
        type: 'success',
        title: 'Confirmation Email Sent',
        description: `Please check your inbox at ${email}.`,
      });
    },
  });

  useEffect(() => {
    if (!sent) return undefined;
    const revert = setTimeout(() => setSent(false), sentFor);
    return () => clearTimeout(revert);
  }, [sent]);

  return { call, sent };
}
