import { ApiError, readInvitation } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, useNavigation, useSession } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { NextStep } from './next-step.tsx';

const hasEnded = (error: Error): boolean => error instanceof ApiError && error.status === 400;

const POLL_MS = 15_000;

export default function InvitationPage() {
  const api = useApi();
  const { location } = useNavigation();
  const { state } = useSession();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const invitation = useQuery({
    queryKey: ['invitation', token, state.user?.id],
    queryFn: ({ signal }) =>
      api(readInvitation, { body: { token: token || 'missing' } }, { signal }),
    enabled: state.status !== 'loading',
    refetchInterval: ({ state: { data } }) => data?.standing === 'waiting' && POLL_MS,
  });
  const ended = invitation.error !== null && hasEnded(invitation.error);
  return (
    <Screen width="narrow">
      {invitation.isPending && <Loading label="Opening the invitation..." lines={4} />}
      {ended && (
        <EmptyState
          headingLevel={1}
          title="This invitation has ended"
          action={
            <Button variant="primary" href="/" linkComponent={Link}>
              Back to home
            </Button>
          }
        >
          It works once, within seven days. Please ask the owner of the registry for a new one.
        </EmptyState>
      )}
      {!ended && !invitation.data && (
        <QueryFailure
          query={invitation}
          title="We could not open this invitation. Please try again."
        />
      )}
      {invitation.data && !ended && (
        <>
          <PageHeading
            align="center"
            title={`Host “${invitation.data.registryName}” together`}
            lede={`${invitation.data.invitedBy || 'A host'} invites you.`}
          />
          <Card padding="lg">
            <Stack gap={4}>
              <p>
                Co-hosts choose gifts, share the link, see who gave what and say thanks. They can’t
                remove the owner.
              </p>
              <NextStep token={token} invitation={invitation.data} reread={invitation.refetch} />
            </Stack>
          </Card>
        </>
      )}
    </Screen>
  );
}
