import { addLink, linkLabel } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { useSettingMutation } from '../registry-settings/use-setting-mutation.ts';

/** Adds a link with a name. */
export function AddLinkForm({ registryId }: { readonly registryId: string }) {
  const api = useApi();
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useSettingMutation({
    send: (name: string) => api(addLink, { params: { registryId }, body: { label: name } }),
    done: (_, name) => `The link “${name}” is ready.`,
    onDone: () => setLabel(''),
    failureTitle: 'We could not save this. Please try again.',
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = linkLabel.safeParse(label);
        setProblem(name.error?.issues[0]?.message);
        if (name.success) add.mutate(name.data);
      }}
    >
      <Stack gap={4}>
        <TextField
          label="Name of a new link"
          hint="For example Family, Office or Neighbours. Guests don’t see the name."
          value={label}
          maxLength={40}
          error={problem ?? (add.error?.field === 'label' ? add.error.message : undefined)}
          onChange={(event) => {
            setLabel(event.target.value);
            setProblem(undefined);
          }}
        />
        <div>
          <Button type="submit" busy={add.isPending} busyLabel="Adding...">
            Add link
          </Button>
        </div>
      </Stack>
    </form>
  );
}
