import type { RegistryItem } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { changeItem, type ItemsDependencies } from './change-item.ts';
import { findItem, isExternal, setBoughtByHost, setGivesTogether } from './items.repository.ts';

export const openForTogether = (
  deps: ItemsDependencies,
  userId: string,
  itemId: string,
  open: boolean,
): Promise<RegistryItem> =>
  changeItem(deps, userId, itemId, async (trx) => {
    if (!(await isExternal(trx, itemId)))
      throw new AppError(
        'conflict',
        'Only gifts from other websites with a price in rupees are opened for giving together.',
      );
    await setGivesTogether(trx, itemId, open);
    return findItem(trx, itemId);
  });

/** While gifts are hidden from the hosts nothing is ready to buy, so nothing is marked. */
export const markBought = (
  deps: ItemsDependencies,
  userId: string,
  itemId: string,
  bought: boolean,
): Promise<RegistryItem> =>
  changeItem(deps, userId, itemId, async (trx) => {
    const item = await findItem(trx, itemId);
    if (bought && !item.readyToBuy) return item;
    await setBoughtByHost(trx, itemId, bought);
    return findItem(trx, itemId);
  });
