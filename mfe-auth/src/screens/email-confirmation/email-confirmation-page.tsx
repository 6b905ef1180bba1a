import { confirmEmail } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import {
  readReturnTo,
  useNavigation,
  useToast,
  useSession,
  Link,
} from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { returnAfterSignUp } from '../../features/accounts/return-after-sign-up.ts';
import { confirmationFailure, type ConfirmationFailure } from './confirmation-failure.ts';
import { isMagicLink, readConfirmationLink, type UsableLink } from './confirmation-link.ts';
import { useApi } from '../../api.ts';

interface Props {
  readonly failure: ConfirmationFailure;
  readonly forMagicLink: boolean;
  readonly onRetry: () => void;
}

function ConfirmationFailed({ failure, forMagicLink, onRetry }: Props) {
  const { message, nextStep } = failure;
  const variantOf = (main: boolean) => (main ? 'primary' : 'secondary');
  return (
    <AuthLayout title={forMagicLink ? 'We couldn’t sign you in' : 'We couldn’t confirm your email'}>
      <Alert type="error">{message}</Alert>
      <Stack gap={3}>
        {nextStep === 'retry' && (
          <Button variant="primary" fullWidth onClick={onRetry}>
            Try again
          </Button>
        )}
        {forMagicLink && (
          <Button
            variant={variantOf(nextStep !== 'retry')}
            fullWidth
            href="/alternative-auth"
            linkComponent={Link}
          >
            Request New Magic Link
          </Button>
        )}
        <Button
          variant={variantOf(nextStep === 'new-link' && !forMagicLink)}
          fullWidth
          href="/verify-email"
          linkComponent={Link}
        >
          Request New Confirmation Email
        </Button>
        <Button
          variant={variantOf(nextStep === 'log-in' && !forMagicLink)}
          fullWidth
          href="/email-login"
          linkComponent={Link}
        >
          Go to Login
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function useConfirmation() {
  const api = useApi();
  const showToast = useToast();
  const session = useSession();
  return useMutation({
    mutationFn: async (link: UsableLink) => {
      const reply = await api(confirmEmail, { body: link });
      if (!reply.user) throw new Error('No user returned from verification');
      return reply;
    },
    onSuccess(reply, link) {
      session.replace(reply);
      showToast(
        isMagicLink(link)
          ? { type: 'success', title: 'Success!', description: 'Signed in successfully.' }
          : { type: 'success', title: 'Email Confirmed! Your account has been verified.' },
      );
    },
  });
}

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
