import {
  deleteRegistry,
  identityCalls,
  restorableDays,
  type Registry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import {
  useDraftText,
  useHistoryLayer,
  useNavigation,
  useStepUp,
} from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../../settings/use-setting-mutation.ts';

export function DeleteForm({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const api = useApi();
  const stepUp = useStepUp(identityCalls(api));
  const { navigate } = useNavigation();
  const layer = useHistoryLayer('delete-registry');
  const [typed, setTyped, forget] = useDraftText(`delete:${id}`, '');
  const remove = useSettingMutation({
    send: () =>
      stepUp.run(() =>
        api(deleteRegistry, { params: { registryId: id }, body: { registryName: typed } }),
      ),
    done: () => `Deleted. You can restore it for ${restorableDays} days.`,
    onDone() {
      forget();
      layer.close();
      navigate('/deleted-registries');
    },
    failureTitle: 'We could not delete this registry. Please try again.',
  });
  return (
    <Card>
      <Stack gap={3}>
        <h3>Delete it</h3>
        <p>
          The link stops at once, and guests who hold a gift are told. You can restore it for{' '}
          {restorableDays} days.
        </p>
        <div>
          <Button variant="danger" onClick={() => layer.show()}>
            Delete this registry
          </Button>
        </div>
      </Stack>
      <Dialog
        layer={layer}
        title={`Delete “${registryName}”?`}
        description="Type the name of the registry to delete it."
        size="sm"
        footer={
          <>
            <Button onClick={layer.close}>Keep it</Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyLabel="Deleting..."
              onClick={() => remove.mutate(undefined)}
            >
              Delete
            </Button>
          </>
        }
      >
        <TextField
          label="Name of the registry"
          autoComplete="off"
          value={typed}
          error={remove.error?.field === 'registryName' ? remove.error.message : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            remove.reset();
          }}
        />
        {stepUp.question}
      </Dialog>
    </Card>
  );
}
