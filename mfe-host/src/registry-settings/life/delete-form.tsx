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
import { useNavigation, useStepUp } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../use-setting-mutation.ts';

/** Deletes the registry after its name was typed. */
export function DeleteForm({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const api = useApi();
  const stepUp = useStepUp(identityCalls(api));
  const { navigate } = useNavigation();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useSettingMutation({
    send: () =>
      stepUp.run(() =>
        api(deleteRegistry, { params: { registryId: id }, body: { registryName: typed } }),
      ),
    done: () => `Deleted. You can restore it for ${restorableDays} days.`,
    onDone: () => navigate('/deleted-registries'),
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
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete this registry
          </Button>
        </div>
      </Stack>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete “${registryName}”?`}
        description="Type the name of the registry to delete it."
        size="sm"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
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
          onChange={(event) => setTyped(event.target.value)}
        />
        {stepUp.question}
      </Dialog>
    </Card>
  );
}
