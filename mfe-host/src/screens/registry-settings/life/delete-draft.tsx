import { deleteDraft, type Registry } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { useNavigation } from '@gift-registry/shell-contract';
import { useApi } from '../../../api.ts';
import { ConfirmButton } from '../../../features/platform/confirm/confirm-button.tsx';
import { useSettingMutation } from '../../../features/registries/settings/use-setting-mutation.ts';

export function DeleteDraft({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const api = useApi();
  const { navigate } = useNavigation();
  const remove = useSettingMutation({
    send: () => api(deleteDraft, { params: { registryId: id } }),
    done: () => 'The draft is deleted.',
    onDone: () => navigate('/host'),
    failureTitle: 'We could not delete this draft. Please try again.',
  });
  return (
    <Card>
      <Stack gap={3}>
        <h3>Delete it</h3>
        <p>This draft has no gifts, and no guest has seen it.</p>
        <Cluster>
          <ConfirmButton
            label="Delete this draft"
            about={registryName}
            title={`Delete the draft “${registryName}”?`}
            question="You can’t undo this."
            confirm="Delete it"
            danger
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined)}
          />
        </Cluster>
      </Stack>
    </Card>
  );
}
