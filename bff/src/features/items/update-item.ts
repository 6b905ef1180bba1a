import type { ItemChanges, RegistryItem } from '@gift-registry/bff-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { detachGiftsAbove, requireConfirmation } from '../giving/index.ts';
import { changeItem, type ItemsDependencies } from './change-item.ts';
import { findItem, setNoteAndMark, setQuantity } from './items.repository.ts';
import { removeLockedItem } from './remove-items.ts';

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

function refuseStale(saved: RegistryItem, changes: ItemChanges): void {
  const stale = edits.find(({ isStale }) => isStale(saved, changes));
  if (stale) throw new AppError('stale', stale.text, { field: stale.field, current: saved });
}

async function changeQuantity(
  trx: Transaction<Database>,
  item: RegistryItem,
  quantity: number,
  confirmed: boolean,
): Promise<void> {
  if (item.fund && quantity > 1)
    throw new AppError('conflict', 'A fund has no quantity: guests give any amount to it.', {
      field: 'quantityRequested',
    });
  const itemId = item.id;
  await requireConfirmation(trx, itemId, { quantity, confirmed });
  if (await setQuantity(trx, itemId, quantity)) return;
  await detachGiftsAbove(trx, itemId, quantity);
  await setQuantity(trx, itemId, quantity);
}

export const updateItem = (
  deps: ItemsDependencies,
  userId: string,
  itemId: string,
  changes: ItemChanges,
): Promise<RegistryItem> =>
  changeItem(deps, userId, itemId, async (trx) => {
    const { quantityRequested: quantity, confirmed = false } = changes;
    const item = await findItem(trx, itemId);
    refuseStale(item, changes);
    if (quantity !== undefined && quantity <= 0) {
      await removeLockedItem(trx, userId, itemId, confirmed);
      return { ...item, quantityRequested: 0 };
    }
    if (quantity !== undefined) await changeQuantity(trx, item, quantity, confirmed);
    if (changes.note !== undefined || changes.isMostWanted !== undefined)
      await setNoteAndMark(trx, itemId, changes);
    return findItem(trx, itemId);
  });
