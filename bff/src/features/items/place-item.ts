import type { ArrangedItems } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  publishRegistryChanged,
  findSections,
  lockSectionForShare,
  sectionNotFound,
  lockItemOrder,
  saveItemOrder,
} from '../registries/index.ts';
import { itemNotFound, type ItemsDependencies } from './change-item.ts';
import { findEditableItem, findItemsOf } from './items.repository.ts';

interface Place {
  readonly sectionId: string | null;
  readonly afterItemId: string | null;
}

type Order = Awaited<ReturnType<typeof lockItemOrder>>;

/** An item that is gone as `afterItemId` counts as the last one of the section. */
function movedTo(order: Order, itemId: string, { sectionId, afterItemId }: Place): Order {
  const others = order.filter(({ id }) => id !== itemId);
  const neighbours = others.filter((item) => item.sectionId === sectionId);
  const last = neighbours.at(-1)?.id ?? null;
  const after = neighbours.some(({ id }) => id === afterItemId) ? afterItemId : last;
  const first = others.findIndex((item) => item.sectionId === sectionId);
  const index =
    afterItemId === null ? Math.max(0, first) : others.findIndex(({ id }) => id === after) + 1;
  return others.toSpliced(index, 0, { id: itemId, sectionId });
}

export const placeItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
  place: Place,
): Promise<ArrangedItems> =>
  transact(db, async (trx) => {
    // Not locked alone: two moves would wait for each other's first item.
    const item = await findEditableItem(trx, userId, itemId);
    if (!item) throw itemNotFound();
    const { registryId } = item;
    if (registryId === null)
      throw new AppError('conflict', 'Create your registry first. Then arrange its gifts.');
    const order = await lockItemOrder(trx, registryId);
    if (!order.some(({ id }) => id === itemId)) throw itemNotFound();
    if (place.sectionId !== null && !(await lockSectionForShare(trx, registryId, place.sectionId)))
      throw sectionNotFound();
    await saveItemOrder(trx, movedTo(order, itemId, place));
    await publishRegistryChanged(trx, registryId, 'host');
    return {
      items: await findItemsOf(trx, registryId),
      sections: await findSections(trx, registryId),
    };
  });
