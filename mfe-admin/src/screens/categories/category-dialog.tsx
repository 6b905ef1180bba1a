import {
  categoryForm,
  createCategory,
  saveCategory,
  type TeamCategory,
  type ApiCall,
} from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextField } from '@gift-registry/design-system/text-field';
import { useDraftText, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { categoriesKey } from '../../features/catalogue/catalogue-reads.ts';

interface Categories {
  readonly categories: TeamCategory[];
}

export function useCategoryChange<Input>(
  send: (api: ApiCall, input: Input) => Promise<Categories>,
  onDone?: (reply: Categories, input: Input) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess(reply: Categories, input) {
      queries.setQueryData(categoriesKey, reply);
      onDone?.(reply, input);
    },
    onError: () => queries.invalidateQueries({ queryKey: categoriesKey }),
  });
}

interface Props {
  readonly category: TeamCategory | undefined;
  readonly layer: HistoryLayer;
}

export function CategoryDialog({ category, layer }: Props) {
  const showToast = useToast();
  const [name, setName, forget] = useDraftText(
    `category:${category?.id ?? 'new'}`,
    category?.name ?? '',
  );
  const [problem, setProblem] = useState<string>();
  const save = useCategoryChange(
    (api, typed: string) =>
      category
        ? api(saveCategory, {
            params: { categoryId: category.id },
            body: { name: typed, isActive: category.isActive, version: category.version },
          })
        : api(createCategory, { body: { name: typed } }),
    (_reply, typed) => {
      forget();
      layer.close();
      showToast({ type: 'success', title: category ? `It is ${typed} now` : `${typed} is added` });
    },
  );
  const refused = save.error && 'field' in save.error && save.error.field === 'name';
  return (
    <FormDialog
      layer={layer}
      size="sm"
      title={category ? `Rename ${category.name}` : 'Add a category'}
      submitLabel={category ? 'Rename' : 'Add'}
      busyLabel="Saving..."
      busy={save.isPending}
      failureTitle="The category was not saved"
      failure={!refused && save.error?.message}
      onSubmit={() => {
        const read = categoryForm.safeParse({ name });
        setProblem(read.error?.issues[0]?.message);
        if (read.success) save.mutate(read.data.name);
      }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        value={name}
        error={problem ?? (refused ? save.error.message : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
