import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { externalDraftStorage, type ExternalDraft } from './external-draft-storage.ts';

const empty: ExternalDraft = { url: '', scrapeId: null, byHand: false, form: null };

/** The external gift being added. It is saved in this browser until it is added or cancelled. */
export function useExternalDraft() {
  const stored = externalDraftStorage(useSession().state.user?.id ?? '');
  const [draft, setDraft] = useState(() => stored.read() ?? empty);

  return {
    draft,
    change(changes: Partial<ExternalDraft>) {
      setDraft((before) => ({ ...before, ...changes }));
      stored.write({ ...draft, ...changes });
    },
    /** Saves the typed values without a re-render. */
    saveForm: (form: NonNullable<ExternalDraft['form']>) => stored.write({ ...draft, form }),
    /** Returns to the URL field with `url` in it. */
    startOver(url: string) {
      setDraft({ ...empty, url });
      if (url === '') stored.remove();
      else stored.write({ ...empty, url });
    },
  };
}
