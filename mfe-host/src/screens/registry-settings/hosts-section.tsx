import {
  answerHandover,
  offerHandover,
  removeCoHost,
  type Registry,
  type RegistryHosts,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useNavigation, useSession } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import styles from './hosts-section.module.css';
import { CoHostRequests } from './co-host-requests.tsx';
import { Invitations } from './invitations.tsx';
import { nameOf, useHosts } from './use-hosts.ts';

type Person = RegistryHosts['owner'];

export function HostsSection({ registry: { id: registryId } }: { readonly registry: Registry }) {
  const api = useApi();
  const { navigate } = useNavigation();
  const ownId = useSession().state.user?.id;
  const params = { registryId };
  const hosts = useHosts(registryId);
  const remove = useSettingMutation({
    send: async (person: Person) => {
      await api(removeCoHost, { params: { registryId, userId: person.userId } });
      return person;
    },
    done: (person) =>
      person.userId === ownId
        ? 'You left this registry.'
        : `${nameOf(person)} no longer hosts this registry.`,
    onDone: (person) => {
      if (person.userId === ownId) navigate('/host');
    },
  });
  const offer = useSettingMutation({
    send: (userId: string | null) => api(offerHandover, { params, body: { userId } }),
    done: ({ handoverTo }) =>
      handoverTo === null
        ? 'The offer is withdrawn.'
        : 'The registry is offered. The other person accepts it on this page.',
  });
  const answer = useSettingMutation({
    send: (accept: boolean) => api(answerHandover, { params, body: { accept } }),
    done: ({ role }) =>
      role === 'owner' ? 'You own this registry now.' : 'You declined the registry.',
  });

  if (hosts.isPending) return <Skeleton lines={3} />;
  if (hosts.isError)
    return <QueryFailure query={hosts} title="Failed to load the hosts. Please try again." />;
  const { role, owner, coHosts, invitations, requests, handoverTo } = hosts.data;
  return (
    <Card>
      <Stack gap={4}>
        {handoverTo === ownId && (
          <Alert
            type="info"
            title={`${nameOf(owner)} would like to hand this registry over to you.`}
            action={
              <Cluster>
                <Button
                  variant="primary"
                  busy={answer.isPending}
                  onClick={() => answer.mutate(true)}
                >
                  Accept
                </Button>
                <Button busy={answer.isPending} onClick={() => answer.mutate(false)}>
                  Decline
                </Button>
              </Cluster>
            }
          >
            You then own it, and {nameOf(owner)} stays as a co-host.
          </Alert>
        )}
        <CoHostRequests registryId={registryId} requests={requests} />
        <ul className={styles.people} aria-label="Hosts">
          <li className={styles.person}>
            <span>
              {nameOf(owner)} <Badge tone="accent">Owner</Badge>
              <small className={styles.email}>{owner.email}</small>
            </span>
          </li>
          {coHosts.map((person) => (
            <li key={person.userId} className={styles.person}>
              <span>
                {nameOf(person)} <Badge tone="info">Co-host</Badge>
                <small className={styles.email}>{person.email}</small>
              </span>
              <Cluster>
                {role === 'owner' &&
                  (handoverTo === person.userId ? (
                    <Button size="sm" busy={offer.isPending} onClick={() => offer.mutate(null)}>
                      Withdraw the offer
                    </Button>
                  ) : (
                    <ConfirmButton
                      label="Hand over"
                      about={nameOf(person)}
                      title={`Hand the registry over to ${nameOf(person)}?`}
                      question="When they accept, they own it and you stay as a co-host."
                      confirm="Offer it"
                      busy={offer.isPending}
                      onConfirm={() => offer.mutate(person.userId)}
                    />
                  ))}
                {(role === 'owner' || person.userId === ownId) && (
                  <ConfirmButton
                    label={person.userId === ownId ? 'Leave' : 'Remove'}
                    about={nameOf(person)}
                    title={
                      person.userId === ownId ? 'Leave this registry?' : `Remove ${nameOf(person)}?`
                    }
                    question="They no longer see or change this registry. You can invite them again."
                    confirm={person.userId === ownId ? 'Leave' : 'Remove'}
                    danger
                    busy={remove.isPending}
                    onConfirm={() => remove.mutate(person)}
                  />
                )}
              </Cluster>
            </li>
          ))}
        </ul>
        {role === 'owner' ? (
          <Invitations registryId={registryId} invitations={invitations} />
        ) : (
          <p>
            Co-hosts change gifts and delivery, share the link and keep the Gift Book. The owner
            invites others, completes and deletes the registry.
          </p>
        )}
      </Stack>
    </Card>
  );
}
