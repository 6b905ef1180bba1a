import { saveFilter } from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import type { useSavedFilters } from './use-saved-filters.ts';

interface Props {
  readonly query: string;
  readonly save: ReturnType<typeof useSavedFilters>['save'];
  readonly layer: HistoryLayer;
}

const nameSchema = saveFilter.body.shape.name;

export function SaveFilterDialog({ query, save, layer }: Props) {
  const showToast = useToast();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const typed = nameSchema.safeParse(name);
    setProblem(typed.error?.issues[0]?.message);
    if (!typed.success) return;
    save.mutate(
      { name: typed.data, query },
      {
        onSuccess() {
          layer.close();
          showToast({ type: 'success', title: `‘${typed.data}’ is saved` });
        },
      },
    );
  };
  return (
    <FormDialog
      layer={layer}
      title="Save these filters"
      description="You find them above the list, on all your devices. A name that you have used gets the new filters."
      submitLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        placeholder="Parcels over 3 days old"
        autoComplete="off"
        value={name}
        error={problem ?? save.error?.message}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
