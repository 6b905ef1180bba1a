import { ApiError, confirmEmail } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Spinner } from '@gift-registry/design-system/spinner';
import { Link, useNavigation, useNotify, useSession } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { readConfirmationLink } from './confirmation-link.ts';

const nextPath = '/create-registry';
const redirectDelay = 1500;

export default function EmailConfirmationPage() {
  const api = useApi();
  const notify = useNotify();
  const session = useSession();
  const { location, navigate, replaceQuery } = useNavigation();
  const [link] = useState(() => readConfirmationLink(location.search, location.hash));
  const started = useRef(false);

  const { mutate, ...confirmation } = useMutation({
    mutationFn: (body: Exclude<typeof link, { problem: string }>) => api(confirmEmail, { body }),
    onSuccess(reply) {
      session.replace(reply);
      notify({ type: 'success', title: 'Email Confirmed! Your account has been verified.' });
    },
  });

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    replaceQuery(new URLSearchParams());
    if ('token' in link) mutate(link);
  }, [link, mutate, replaceQuery]);

  useEffect(() => {
    if (!confirmation.isSuccess) return undefined;
    const redirect = setTimeout(() => navigate(nextPath, { replace: true }), redirectDelay);
    return () => clearTimeout(redirect);
  }, [confirmation.isSuccess, navigate]);

  if (confirmation.isSuccess)
    return (
      <SignInFrame title="Email confirmed" lede="Your account has been verified.">
        <Button variant="primary" fullWidth onClick={() => navigate(nextPath, { replace: true })}>
          Continue Now
        </Button>
      </SignInFrame>
    );

  const problem = 'problem' in link ? link.problem : confirmation.error?.message;
  const unreachable =
    confirmation.error instanceof ApiError && confirmation.error.code === 'network';
  if (problem)
    return (
      <SignInFrame title="That did not work">
        <Alert type="error">{problem}</Alert>
        <Cluster justify="center">
          {unreachable && 'token' in link ? (
            <Button variant="primary" onClick={() => mutate(link)}>
              Try again
            </Button>
          ) : (
            <Button variant="primary" href="/verify-email" linkComponent={Link}>
              Request New Confirmation Email
            </Button>
          )}
          <Button href="/email-login" linkComponent={Link}>
            Go to Login
          </Button>
        </Cluster>
      </SignInFrame>
    );

  return (
    <SignInFrame title="Confirming your email" lede="This takes a moment.">
      <Cluster justify="center">
        <Spinner size="lg" label="Confirming your email" />
      </Cluster>
    </SignInFrame>
  );
}
