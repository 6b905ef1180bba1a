import { deleteRegistry, restorableDays, type Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useDraftText, useHistoryLayer, useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

export function DeleteForm({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const api = useApi();
  const { navigate } = useNavigation();
  const layer = useHistoryLayer('delete-registry');
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped, forget] = useDraftText(`delete:${id}`, '');
  const remove = useSettingMutation({
    send: (word: 'delete') => api(deleteRegistry, { params: { registryId: id }, body: { word } }),
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
      <FormDialog
        layer={layer}
        title={`Delete “${registryName}”?`}
        description="Type the word ‘delete’. Guests who hold a gift are told."
        size="sm"
        submitLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        danger
        onSubmit={() => {
          const { data, error } = deleteRegistry.body.shape.word.safeParse(typed);
          setProblem(error?.issues[0]?.message);
          if (data) remove.mutate(data);
        }}
      >
        <TextField
          label="The word ‘delete’"
          autoCapitalize="none"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
      </FormDialog>
    </Card>
  );
}
