import {
  archiveRegistry,
  completeRegistry,
  reopenRegistry,
  type Registry,
  deleteDraft,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { useNavigation } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { SettingCard } from '../../features/registries/setting-card.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import { CopyForm } from './copy-form.tsx';
import { DeleteForm } from './delete-form.tsx';

function DeleteDraft({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const api = useApi();
  const { navigate } = useNavigation();
  const remove = useSettingMutation({
    send: () => api(deleteDraft, { params: { registryId: id } }),
    done: () => 'The draft is deleted.',
    onDone: () => navigate('/host'),
    failureTitle: 'We could not delete this draft. Please try again.',
  });
  return (
    <SettingCard title="Delete it" lede="This draft has no gifts, and no guest has seen it.">
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
    </SettingCard>
  );
}

export function LifeSection({ registry }: { readonly registry: Registry }) {
  const api = useApi();
  const { id: registryId, registryName, status, role, archivedAt, itemCount } = registry;
  const params = { registryId };
  const complete = useSettingMutation({
    send: () => api(completeRegistry, { params }),
    done: () => 'Your registry is complete.',
  });
  const reopen = useSettingMutation({
    send: () => api(reopenRegistry, { params }),
    done: () => 'Guests can give again.',
  });
  const archive = useSettingMutation({
    send: (archived: boolean) => api(archiveRegistry, { params, body: { archived } }),
    done: (_, archived) =>
      archived ? 'Your registry is in the archive.' : 'Your registry is back on the dashboard.',
  });
  return (
    <Stack gap={5}>
      {role === 'owner' && status === 'published' && (
        <SettingCard
          title="Complete it"
          lede="The link stays readable and says that the registry is complete. No new gifts."
        >
          <Cluster>
            <ConfirmButton
              label="Complete the registry"
              about={registryName}
              title="Complete the registry?"
              question="Guests can no longer give. You can reopen it at any time."
              confirm="Complete it"
              busy={complete.isPending}
              onConfirm={() => complete.mutate(undefined)}
            />
          </Cluster>
        </SettingCard>
      )}
      {role === 'owner' && status === 'completed' && (
        <SettingCard
          title="This registry is complete"
          lede="Reopen it to let guests give again, or move it to the archive of your dashboard."
        >
          <Cluster>
            <Button size="sm" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
              Reopen
            </Button>
            <Button
              size="sm"
              busy={archive.isPending}
              onClick={() => archive.mutate(archivedAt === null)}
            >
              {archivedAt === null ? 'Archive' : 'Take out of the archive'}
            </Button>
          </Cluster>
        </SettingCard>
      )}
      <CopyForm registry={registry} />
      {role === 'owner' &&
        (status === 'draft' && itemCount === 0 ? (
          <DeleteDraft registry={registry} />
        ) : (
          <DeleteForm registry={registry} />
        ))}
    </Stack>
  );
}
