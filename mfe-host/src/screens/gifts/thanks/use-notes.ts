import type { HostGift } from '@gift-registry/bff-contract';
import { useDraft } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { suggestNote, type Thanker, type Tone } from './note-suggestion.ts';

/** One note for each gift. Another tone replaces the suggestions, never what the host has typed. */
export function useNotes(gifts: readonly HostGift[], host: Thanker) {
  const [tone, setTone] = useState<Tone>('warm');
  const ids = gifts.map(({ id }) => id);
  const draft = useDraft(`thanks:${ids.join()}`, Object.fromEntries(ids.map((id) => [id, ''])));
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(draft.values).filter(([, note]) => note !== '')),
  );
  const change = (next: ReadonlyMap<string, string>) => {
    setTyped(next);
    draft.keep(Object.fromEntries(next));
  };
  const noteOf = (gift: HostGift): string => typed.get(gift.id) ?? suggestNote(tone, gift, host);
  return {
    tone,
    setTone,
    noteOf,
    isTyped: (gift: HostGift): boolean => typed.has(gift.id),
    setNote: (gift: HostGift, note: string): void => change(new Map(typed).set(gift.id, note)),
    reset: (gift: HostGift): void => change(new Map([...typed].filter(([id]) => id !== gift.id))),
    forget: draft.forget,
    notes: () => gifts.map((gift) => ({ giftId: gift.id, note: noteOf(gift) })),
  };
}
