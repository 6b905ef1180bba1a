import {
  type RegistryItem,
  itemNote,
  maxNoteLength,
  type ApiError,
  updateItem,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraft, type HistoryLayer } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useApi } from '../../api.ts';
import { itemMutationKey } from '../registries/registry-queries.ts';
import { useRereadAfterLast } from './use-item-mutation.ts';

const savedNote = z.object({ note: z.string().nullable(), noteVersion: z.int() });

interface NoteToSave {
  readonly itemId: string;
  readonly note: string | null;
  readonly noteVersion: number | undefined;
}

/** Saves a note. `current` is the saved one when another device was faster. */
function useSaveNote(onSaved: () => void) {
  const api = useApi();
  const { reread } = useRereadAfterLast();
  const mutation = useMutation<RegistryItem, ApiError, NoteToSave>({
    mutationKey: itemMutationKey,
    mutationFn: ({ itemId, note, noteVersion }) =>
      api(updateItem, {
        params: { itemId },
        body: { note, ...(noteVersion === undefined ? {} : { noteVersion }) },
      }),
    onSettled: reread,
  });
  const { error } = mutation;
  const current = error?.code === 'stale' ? savedNote.safeParse(error.current).data : undefined;
  return {
    save: (note: NoteToSave) =>
      mutation.mutate(
        { ...note, ...(current && { noteVersion: current.noteVersion }) },
        {
          onSuccess: onSaved,
        },
      ),
    isSaving: mutation.isPending,
    current,
    failure: current ? undefined : error?.message,
  };
}

interface Props {
  readonly item: RegistryItem;
  readonly layer: HistoryLayer;
}

export function NoteDialog({ item, layer }: Props) {
  const { noteVersion } = item;
  const draft = useDraft(`note:${item.id}`, { note: item.note ?? '', noteVersion });
  const [note, setNote] = useState(draft.values.note);
  const [invalid, setInvalid] = useState<string>();
  const end = () => {
    draft.forget();
    layer.close();
  };
  const save = useSaveNote(end);

  const submit = () => {
    const checked = itemNote.safeParse(note);
    setInvalid(checked.error?.issues[0]?.message);
    if (checked.success)
      save.save({ itemId: item.id, note: checked.data, noteVersion: draft.values.noteVersion });
  };
  return (
    <FormDialog
      layer={layer}
      title="A note for your guests"
      description={item.product.name}
      submitLabel="Save note"
      busyLabel="Saving..."
      busy={save.isSaving}
      failure={save.failure}
      onSubmit={submit}
      onCancel={end}
    >
      {save.current && (
        <Alert type="warning" title="This note was changed on another device">
          {save.current.note === null
            ? 'The other device removed it. Save note stores yours.'
            : `It reads: “${save.current.note}” Save note stores yours.`}
        </Alert>
      )}
      <TextArea
        label="Note"
        hint="A colour, a size, or why you wish for it."
        rows={3}
        limit={maxNoteLength}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          draft.keep({ ...draft.values, note: event.target.value });
        }}
        error={invalid}
      />
    </FormDialog>
  );
}
