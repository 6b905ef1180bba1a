import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout/auth-layout.tsx';
import { useStepFocus } from '../../features/accounts/form/use-step-focus.ts';
import { questionOf, resultOf, type EmailLink } from './email-change-words.ts';
import { useEmailLink } from './use-email-link.ts';

export default function EmailChangePage() {
  const { location, replaceQuery } = useNavigation();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const { link, answer } = useEmailLink(token);
  const outcome = answer.data?.outcome;
  const step = useStepFocus(outcome);
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);

  return (
    <div ref={step}>
      {link.isPending && (
        <AuthLayout title="Your address" lede="This takes a moment.">
          <Skeleton lines={3} />
        </AuthLayout>
      )}
      {link.isError && (
        <AuthLayout title="This link doesn’t work" lede={link.error.message}>
          <Button onClick={() => void link.refetch()} busy={link.isFetching} fullWidth>
            Try again
          </Button>
          <Button href="/account" linkComponent={Link} variant="primary" fullWidth>
            Your account
          </Button>
        </AuthLayout>
      )}
      {link.data &&
        (outcome === undefined ? (
          <Question link={link.data} answer={answer} />
        ) : (
          <Result link={link.data} outcome={outcome} />
        ))}
    </div>
  );
}

interface QuestionProps {
  readonly link: EmailLink;
  readonly answer: ReturnType<typeof useEmailLink>['answer'];
}

function Question({ link, answer: { mutate, isPending, variables, error } }: QuestionProps) {
  const { title, lede, accept, refuse } = questionOf(link);
  return (
    <AuthLayout title={title} lede={lede}>
      <Stack gap={3}>
        {error && <Alert type="error">{error.message}</Alert>}
        <Button
          variant="primary"
          fullWidth
          busy={isPending && variables === true}
          disabled={isPending}
          onClick={() => mutate(true)}
        >
          {accept}
        </Button>
        {refuse && (
          <Button
            fullWidth
            busy={isPending && variables === false}
            disabled={isPending}
            onClick={() => mutate(false)}
          >
            {refuse}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}

function Result({ link, outcome }: { readonly link: EmailLink; readonly outcome: string }) {
  const { title, lede, next } = resultOf(outcome, link);
  return (
    <AuthLayout title={title} lede={lede}>
      <Button variant="primary" fullWidth href={next.href} linkComponent={Link}>
        {next.label}
      </Button>
    </AuthLayout>
  );
}
