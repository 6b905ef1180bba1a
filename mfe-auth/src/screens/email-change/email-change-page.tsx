import { answerEmailLink, readEmailLink, type ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useNavigation, useSession } from '@gift-registry/shell-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../../features/accounts/auth-layout.tsx';
import { useStepFocus } from '../../features/accounts/use-step-focus.ts';
import { questionOf, resultOf, type EmailLink } from './email-change-words.ts';
import { useApi } from '../../api.ts';

function useEmailLink(token: string) {
  const api = useApi();
  const { refresh } = useSession();
  const link = useQuery({
    queryKey: ['email-link', token],
    networkMode: 'always',
    staleTime: Infinity,
    queryFn: ({ signal }) => api(readEmailLink, { body: { token } }, { signal }),
  });
  const answer = useMutation<{ outcome: string }, ApiError, boolean>({
    mutationFn: (accept) => api(answerEmailLink, { body: { token, accept } }),
    // The account may have another address now, or this browser may be signed out.
    onSuccess: () => void refresh(),
  });
  return { link, answer };
}

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
