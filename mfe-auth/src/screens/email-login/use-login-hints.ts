import type { ApiError } from '@gift-registry/bff-contract';
import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useEffect, useRef } from 'react';

const helpDelay = 2000;

export function useLoginHints() {
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
