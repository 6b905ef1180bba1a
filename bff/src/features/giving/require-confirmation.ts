import { plural } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findTakenItem } from './taken-gifts.repository.ts';

interface Removal {
  readonly quantity: number;
  readonly confirmed: boolean;
}

const piecesOf = (taken: number): string =>
  plural(
    taken,
    'A guest has already taken this gift.',
    'Guests have already taken # of this gift.',
  );

/** A surprise asks for every item alike, so that the question tells nothing. The caller has locked the item. */
export async function requireConfirmation(
  trx: Db,
  itemId: string,
  { quantity, confirmed }: Removal,
): Promise<void> {
  if (confirmed) return;
  const item = await findTakenItem(trx, itemId);
  if (!item || quantity >= item.requested) return;
  if (item.hidden)
    throw new AppError(
      'needs-confirmation',
      'Your gifts are a surprise. If a guest has already taken this gift, they are told by email that it left the list.',
      { field: 'quantityRequested' },
    );
  if (quantity < item.taken)
    throw new AppError(
      'needs-confirmation',
      `${piecesOf(item.taken)} If you go on, givers with an email address are told that it left the list.`,
      { field: 'quantityRequested' },
    );
}
