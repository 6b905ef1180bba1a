import type { HostGift } from '@gift-registry/bff-contract';
import { useState } from 'react';
import { suggestNote, type Thanker, type Tone } from './note-suggestion.ts';

/** One note for each gift. Another tone replaces the suggestions, never what the host has typed. */
export function useNotes(gifts: readonly HostGift[], host: Thanker) {
  const [tone, setTone] = useState<Tone>('warm');
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const noteOf = (gift: HostGift): string => typed.get(gift.id) ?? suggestNote(tone, gift, host);
  return {
    tone,
    setTone,
    noteOf,
    isTyped: (gift: HostGift): boolean => typed.has(gift.id),
    setNote: (gift: HostGift, note: string): void =>
      setTyped((before) => new Map(before).set(gift.id, note)),
    /** Goes back to the suggestion. */
    reset: (gift: HostGift): void =>
      setTyped((before) => new Map([...before].filter(([id]) => id !== gift.id))),
    notes: () => gifts.map((gift) => ({ giftId: gift.id, note: noteOf(gift) })),
  };
}
