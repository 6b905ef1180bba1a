import { acceptInvitation, ApiError, readInvitation } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, useNavigation, useSession, withReturnTo } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { useSettingMutation } from '../registry-settings/use-setting-mutation.ts';
import { Screen } from '../screen/screen.tsx';

const hasEnded = (error: Error): boolean => error instanceof ApiError && error.status === 400;

/** The page behind the link of an invitation. Opening it changes nothing. */
export default function InvitationPage() {
  const api = useApi();
  const { location, navigate } = useNavigation();
  const { state } = useSession();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const here = `/invitation?${new URLSearchParams({ token })}`;
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      api(readInvitation, { body: { token: token || 'missing' } }, { signal }),
  });
  const accept = useSettingMutation({
    send: () => api(acceptInvitation, { body: { token } }),
    done: () => 'You host this registry together now.',
    onDone: ({ registryId }) => navigate(`/edit-registry/${registryId}`),
    failureTitle: 'We could not accept this invitation. Please try again.',
  });
  return (
    <Screen width="narrow">
      {invitation.isPending && <Loading label="Opening the invitation..." lines={4} />}
      {invitation.isError &&
        (hasEnded(invitation.error) ? (
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
        ) : (
          <LoadFailure
            title="We could not open this invitation. Please try again."
            error={invitation.error}
            onRetry={invitation.refetch}
          />
        ))}
      {invitation.data && (
        <>
          <PageHeading
            align="center"
            title={`Host “${invitation.data.registryName}” together`}
            lede={`${invitation.data.invitedBy || 'A host'} invites you.`}
          />
          <Card padding="lg">
            <Stack gap={4}>
              <p>
                Co-hosts choose gifts, share the link, see who gave what and say thanks. The owner
                stays the owner.
              </p>
              {state.user ? (
                <>
                  <p>You are signed in as {state.user.email}.</p>
                  <div>
                    <Button
                      variant="primary"
                      busy={accept.isPending}
                      onClick={() => accept.mutate(undefined)}
                    >
                      Accept the invitation
                    </Button>
                  </div>
                </>
              ) : (
                <Cluster>
                  <Button
                    variant="primary"
                    href={withReturnTo('/email-login', here)}
                    linkComponent={Link}
                  >
                    Sign in to accept
                  </Button>
                  <Button href={withReturnTo('/email-signup', here)} linkComponent={Link}>
                    Sign up
                  </Button>
                </Cluster>
              )}
            </Stack>
          </Card>
        </>
      )}
    </Screen>
  );
}
