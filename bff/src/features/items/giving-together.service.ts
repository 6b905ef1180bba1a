import type { Transaction } from 'kysely';
import type { RegistryItem } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import { findItem, lockEditableItem } from './items.repository.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { itemNotFound } from './item-not-found.ts';
import { isExternal, setBoughtByHost, setGivesTogether } from './giving-together.repository.ts';

const changeItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<RegistryItem> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    await change(trx);
    if (locked.registryId !== null) await publishRegistryChanged(trx, locked.registryId, 'host');
    return findItem(trx, itemId);
  });

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
  });

/** While gifts are hidden from the hosts nothing is ready to buy, so nothing is marked. */
export const markBought = (
  deps: ItemsDependencies,
  userId: string,
  itemId: string,
  bought: boolean,
): Promise<RegistryItem> =>
  changeItem(deps, userId, itemId, async (trx) => {
    if (bought && !(await findItem(trx, itemId)).readyToBuy) return;
    await setBoughtByHost(trx, itemId, bought);
  });
