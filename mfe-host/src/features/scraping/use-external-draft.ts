import { useSession } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  externalDraftStorage,
  type DraftPlace,
  type ExternalDraft,
} from './external-draft-storage.ts';

const empty: ExternalDraft = { url: '', name: '', scrapeId: null, byHand: false, form: null };
const visitor = '';

/** The draft of a visitor becomes that of the account that signs in. Remount on a change of account. */
export function useExternalDraft(
  account: string | undefined,
  place: DraftPlace = 'unfinished-gift',
) {
  const signedOut = useSession().state.status === 'signed-out';
  const stored = externalDraftStorage(account ?? visitor, place);
  const ofVisitor = externalDraftStorage(visitor, place);
  const [draft, setDraft] = useState(() => stored.read() ?? ofVisitor.read() ?? empty);
  const latest = useRef(draft === empty ? undefined : draft);
  const store = (next: ExternalDraft | undefined) => {
    latest.current = next;
    if (account !== undefined) ofVisitor.remove();
    if (next) stored.write(next);
    else stored.remove();
  };

  // A sign-out in another tab clears the storage of this browser.
  const storeAgain = useEffectEvent(() => {
    if (latest.current) stored.write(latest.current);
  });
  useEffect(() => {
    if (signedOut) storeAgain();
  }, [signedOut]);
  // The news of the sign-out may arrive before that tab clears the storage.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) storeAgain();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return {
    draft,
    change(changes: Partial<ExternalDraft>) {
      setDraft((before) => ({ ...before, ...changes }));
      store({ ...draft, ...changes });
    },
    saveForm: (form: NonNullable<ExternalDraft['form']>) => store({ ...draft, form }),
    startOver(url: string, name = '') {
      setDraft({ ...empty, url, name });
      store(url === '' ? undefined : { ...empty, url, name });
    },
  };
}
