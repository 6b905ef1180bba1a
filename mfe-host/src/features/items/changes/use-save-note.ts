import type { ApiError, RegistryItem } from '@gift-registry/bff-contract';
import { updateItem } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../../api.ts';
import { itemMutationKey } from '../../registries/registry-keys.ts';
import { useRereadAfterLast } from './use-reread-after-last.ts';

const savedNote = z.object({ note: z.string().nullable(), noteVersion: z.int() });

interface NoteToSave {
  readonly itemId: string;
  readonly note: string | null;
  readonly noteVersion: number | undefined;
}

/** Saves a note. `current` is the saved one when another device was faster. */
export function useSaveNote(onSaved: () => void) {
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
