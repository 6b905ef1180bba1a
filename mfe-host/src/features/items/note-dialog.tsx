import type { RegistryItem } from '@gift-registry/bff-contract';
import { itemNote, maxNoteLength } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useDraft, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useSaveNote } from './changes/use-save-note.ts';

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
