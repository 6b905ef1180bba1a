import {
  acceptInvitation,
  askToCoHost,
  invitationPath,
  type readInvitation,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link, useNavigation, useSession, withReturnTo } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { welcomePath } from '../../features/registries/registry-path.ts';

interface Props {
  readonly token: string;
  readonly invitation: ReplyOf<typeof readInvitation>;
  readonly reread: () => unknown;
}

export function NextStep({ token, invitation, reread }: Props) {
  const api = useApi();
  const { navigate } = useNavigation();
  const { state } = useSession();
  const { email, standing, registryId } = invitation;
  const host = invitation.invitedBy || 'the owner';
  const own = state.user?.email;
  const signIn = (page: string) =>
    withReturnTo(page, `${invitationPath}?${new URLSearchParams({ token })}`);
  const accept = useSettingMutation({
    send: () => api(acceptInvitation, { body: { token } }),
    onDone: (accepted) => navigate(welcomePath(accepted.registryId), { replace: true }),
    failureTitle: 'We could not accept this invitation. Please try again.',
  });
  const ask = useSettingMutation({
    send: () => api(askToCoHost, { body: { token } }),
    onDone: reread,
    failureTitle: 'We could not ask the owner. Please try again.',
  });

  switch (standing) {
    case 'signed-out':
      return (
        <>
          <p>
            The invitation was sent to <strong>{email}</strong>. With this address you are in at
            once; with another one, we ask {host} first.
          </p>
          <Cluster>
            <Button variant="primary" href={signIn('/email-login')} linkComponent={Link}>
              Sign in to accept
            </Button>
            <Button href={signIn('/email-signup')} linkComponent={Link}>
              Sign up
            </Button>
          </Cluster>
        </>
      );
    case 'at-once':
      return (
        <>
          <p>You are signed in as {own}.</p>
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
      );
    case 'ask':
      return (
        <>
          <p>
            The invitation was sent to <strong>{email}</strong>, and you are signed in as{' '}
            <strong>{own}</strong>. If both are you, ask {host}, who then sees both addresses.
          </p>
          <Cluster>
            <Button variant="primary" busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
              Ask to be let in
            </Button>
            <Button href={signIn('/email-login')} linkComponent={Link}>
              Sign in with another account
            </Button>
          </Cluster>
        </>
      );
    case 'waiting':
      return (
        <Alert title={`We asked ${host}`}>
          As soon as {own} is allowed, we mail you, and this page leads to the registry. You can
          close it meanwhile. The request ends by itself after seven days.
        </Alert>
      );
    case 'refused':
      return (
        <Alert type="warning" title={`${own} was not allowed`}>
          If that was a mistake, please talk to {host}, who can invite this address. You can also
          sign in with {email}.
        </Alert>
      );
    case 'host':
      return (
        <>
          <p role="status">You host this registry together.</p>
          <div>
            <Button variant="primary" href={welcomePath(registryId ?? '')} linkComponent={Link}>
              Open the registry
            </Button>
          </div>
        </>
      );
  }
}
