import { plural } from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { giftsAreHidden } from '../surprise/hidden-gifts.ts';

interface Removal {
  readonly quantity: number;
  readonly confirmed: boolean;
}

interface ItemNow {
  readonly requested: number;
  readonly taken: number;
  readonly hidden: boolean;
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
  const { rows } = await sql<ItemNow>`
    select item.quantity_requested as requested,
           item.quantity_reserved + item.quantity_fulfilled as taken,
           coalesce((select ${giftsAreHidden} from registries where registries.id = item.registry_id), false) as hidden
      from registry_items item where item.id = ${itemId}`.execute(trx);
  const [item] = rows;
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
