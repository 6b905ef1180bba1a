import type { RegistryItem } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  lockRegistryForShare,
  registryNotFound,
  publishRegistryChanged,
} from '../registries/index.ts';
import { findStarterProducts, findStarterList } from '../catalogue/index.ts';
import { deleteItem, findItems, isUntaken, lockEditableItem } from './items.repository.ts';
import { insertMissingItems } from './starter-list.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

interface StarterListAddition {
  readonly registryId: string | null;
  readonly starterListId: string;
}

interface AddedGifts {
  readonly items: RegistryItem[];
  readonly alreadyAdded: number;
}

export async function addStarterList(
  { db }: Dependencies,
  userId: string,
  { registryId, starterListId }: StarterListAddition,
): Promise<AddedGifts> {
  const list = findStarterList(starterListId);
  if (!list) throw new AppError('not-found', 'This starter list is no longer there.');
  return transact(db, async (trx) => {
    if (registryId !== null && !(await lockRegistryForShare(trx, userId, registryId)))
      throw registryNotFound();
    const products = await findStarterProducts(trx, list);
    const productIds = products.map(({ id }) => id);
    const added = await insertMissingItems(trx, { registryId, adderId: userId, productIds });
    if (registryId !== null && added.length > 0)
      await publishRegistryChanged(trx, registryId, 'host');
    return {
      items: await findItems(trx, added),
      alreadyAdded: products.length - added.length,
    };
  });
}

export const takeBackItems = (
  { db }: Dependencies,
  userId: string,
  itemIds: readonly string[],
): Promise<{ removed: number; kept: number }> =>
  transact(db, async (trx) => {
    const changed = new Set<string>();
    let removed = 0;
    let kept = 0;
    // In the order of the ids, so that two calls can't wait for each other.
    for (const itemId of [...new Set(itemIds)].sort()) {
      const locked = await lockEditableItem(trx, userId, itemId);
      if (!locked) continue;
      if (await isUntaken(trx, itemId)) {
        await deleteItem(trx, itemId);
        removed += 1;
        if (locked.registryId !== null) changed.add(locked.registryId);
      } else kept += 1;
    }
    for (const registryId of [...changed].sort())
      await publishRegistryChanged(trx, registryId, 'host');
    return { removed, kept };
  });
