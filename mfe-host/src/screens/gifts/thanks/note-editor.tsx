import { maxThankNoteLength, type HostGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Tabs } from '@gift-registry/design-system/tabs';
import { TextArea } from '@gift-registry/design-system/text-area';
import { useState } from 'react';
import { giverOf } from '../../../features/gift-book/gift-words.ts';
import { toneNames, tones } from './note-suggestion.ts';
import type { useNotes } from './use-notes.ts';

interface Props {
  readonly gifts: readonly HostGift[];
  readonly notes: ReturnType<typeof useNotes>;
}

export function NoteEditor({ gifts, notes }: Props) {
  const [index, setIndex] = useState(0);
  const gift = gifts[Math.min(index, gifts.length - 1)];
  if (!gift) return null;
  const note = notes.noteOf(gift);
  const problem =
    note.trim() === ''
      ? 'Please write a note'
      : note.length > maxThankNoteLength
        ? `Please use ${maxThankNoteLength} characters or less`
        : undefined;
  return (
    <>
      <Tabs
        label="Tone"
        variant="pill"
        tabs={tones.map((value) => ({ value, label: toneNames[value] }))}
        value={notes.tone}
        onValueChange={notes.setTone}
      />
      <TextArea
        label={`Note to ${giverOf(gift)}`}
        hint={`For: ${gift.productName}`}
        error={problem}
        limit={maxThankNoteLength}
        rows={7}
        value={note}
        onChange={(event) => notes.setNote(gift, event.target.value)}
      />
      {notes.isTyped(gift) && (
        <Button size="sm" variant="quiet" onClick={() => notes.reset(gift)}>
          Back to the suggestion
        </Button>
      )}
      {gifts.length > 1 && (
        <Cluster justify="between">
          <Button size="sm" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous note
          </Button>
          <p role="status">
            Note {index + 1} of {gifts.length}
          </p>
          <Button
            size="sm"
            disabled={index === gifts.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            Next note
          </Button>
        </Cluster>
      )}
    </>
  );
}
