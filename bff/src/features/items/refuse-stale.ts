import type { ItemChanges, RegistryItem } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

interface Edit {
  readonly field: string;
  readonly text: string;
  readonly isStale: (saved: RegistryItem, changes: ItemChanges) => boolean;
}

const differs = (seen: number | undefined, saved: number | undefined): boolean =>
  seen !== undefined && seen !== saved;

/** A change to the value that is saved already loses nothing. */
const edits: readonly Edit[] = [
  {
    field: 'note',
    text: 'This note was changed on another device. Please check it and save again.',
    isStale: (saved, { note, noteVersion }) =>
      note !== undefined && differs(noteVersion, saved.noteVersion),
  },
  {
    field: 'quantityRequested',
    text: 'This quantity was changed on another device. Please check it and choose again.',
    isStale: (saved, { quantityRequested, quantityVersion }) =>
      quantityRequested !== undefined &&
      quantityRequested !== saved.quantityRequested &&
      differs(quantityVersion, saved.quantityVersion),
  },
  {
    field: 'isMostWanted',
    text: 'This mark was changed on another device. Please check it and choose again.',
    isStale: (saved, { isMostWanted, markVersion }) =>
      isMostWanted !== undefined &&
      isMostWanted !== saved.isMostWanted &&
      differs(markVersion, saved.markVersion),
  },
];

export function refuseStale(saved: RegistryItem, changes: ItemChanges): void {
  const stale = edits.find(({ isStale }) => isStale(saved, changes));
  if (stale) throw new AppError('stale', stale.text, { field: stale.field, current: saved });
}
