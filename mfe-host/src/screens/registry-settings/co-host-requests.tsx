import { answerCoHostRequest, formatDay, type RegistryHosts } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { nameOf } from './use-hosts.ts';

type Request = RegistryHosts['requests'][number];

interface Props {
  readonly registryId: string;
  readonly requests: readonly Request[];
}

export function CoHostRequests({ registryId, requests }: Props) {
  const api = useApi();
  const answer = useSettingMutation({
    send: ({ request, allow }: { request: Request; allow: boolean }) =>
      api(answerCoHostRequest, { params: { registryId, requestId: request.id }, body: { allow } }),
    done: (_, { request: { person }, allow }) =>
      allow
        ? `${nameOf(person)} hosts this registry with you now.`
        : `${person.email} was not added.`,
  });
  return requests.map((request) => {
    const { id, person, invitedEmail, expiresAt } = request;
    const isSent = answer.isPending && answer.variables.request.id === id;
    return (
      <Alert
        key={id}
        title={`${nameOf(person)} would like to host with you`}
        action={
          <Cluster>
            <Button
              variant="primary"
              aria-label={`Allow: ${person.email}`}
              busy={isSent && answer.variables.allow}
              disabled={answer.isPending}
              onClick={() => answer.mutate({ request, allow: true })}
            >
              Allow
            </Button>
            <Button
              aria-label={`Refuse: ${person.email}`}
              busy={isSent && !answer.variables.allow}
              disabled={answer.isPending}
              onClick={() => answer.mutate({ request, allow: false })}
            >
              Refuse
            </Button>
          </Cluster>
        }
      >
        You invited <strong>{invitedEmail}</strong>. The invitation was opened by{' '}
        <strong>{person.email}</strong>. Allow it only if you know this address. The request ends on{' '}
        {formatDay(expiresAt)}.
      </Alert>
    );
  });
}
