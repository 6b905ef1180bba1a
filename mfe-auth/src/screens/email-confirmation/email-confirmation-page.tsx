import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { readReturnTo, useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout/auth-layout.tsx';
import { returnAfterSignUp } from '../../features/accounts/sign-up/return-after-sign-up.ts';
import { confirmationFailure } from './confirmation-failure.ts';
import { isMagicLink, readConfirmationLink } from './confirmation-link.ts';
import { ConfirmationFailed } from './confirmation-failed.tsx';
import { useConfirmation } from './use-confirmation.ts';

const firstPath = '/create-registry';
const redirectDelay = 1500;

export default function EmailConfirmationPage() {
  const { location, navigate } = useNavigation();
  const [link] = useState(() => readConfirmationLink(location.search, location.hash));
  const signsIn = isMagicLink(link);
  const [nextPath] = useState(() => {
    const asked = signsIn ? undefined : (readReturnTo(location.search) ?? returnAfterSignUp.read());
    return asked ?? firstPath;
  });
  const { mutate, isSuccess, isPending, error } = useConfirmation();

  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Removes the secret from the address bar, from both the query and the hash.
    navigate(location.pathname, { replace: true });
    if ('token' in link) mutate(link);
  }, [link, location.pathname, mutate, navigate]);

  useEffect(() => {
    if (!isSuccess) return undefined;
    if (!signsIn) returnAfterSignUp.remove();
    const redirect = setTimeout(() => navigate(nextPath, { replace: true }), redirectDelay);
    return () => clearTimeout(redirect);
  }, [isSuccess, navigate, nextPath, signsIn]);

  if (isSuccess)
    return (
      <AuthLayout
        title={signsIn ? 'You are signed in' : 'Email confirmed'}
        lede={signsIn ? 'Taking you to your registry.' : 'Your account has been verified.'}
      >
        <Button variant="primary" fullWidth onClick={() => navigate(nextPath, { replace: true })}>
          Continue Now
        </Button>
      </AuthLayout>
    );

  const failure =
    'problem' in link
      ? ({ message: link.problem, nextStep: 'new-link' } as const)
      : error && confirmationFailure(error);
  if (failure && !isPending)
    return (
      <ConfirmationFailed
        failure={failure}
        forMagicLink={signsIn}
        onRetry={() => 'token' in link && mutate(link)}
      />
    );

  const title = signsIn ? 'Signing you in' : 'Confirming your email';
  return (
    <AuthLayout title={title} lede="This takes a moment.">
      <Cluster justify="center">
        <Spinner size="lg" label={title} />
      </Cluster>
    </AuthLayout>
  );
}
