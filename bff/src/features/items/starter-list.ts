import type { RegistryItem } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findStarterProducts, findStarterList } from '../catalogue/index.ts';
import { insertMissingItems } from './add-items.repository.ts';
import { lockPlace, publishItemsChanged } from './change-item.ts';
import { findItems } from './items.repository.ts';

interface StarterListAddition {
  readonly registryId: string | null;
  readonly starterListId: string;
}

interface AddedGifts {
  readonly items: RegistryItem[];
  readonly alreadyAdded: number;
}

export async function addStarterList(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  { registryId, starterListId }: StarterListAddition,
): Promise<AddedGifts> {
  const list = findStarterList(starterListId);
  if (!list) throw new AppError('not-found', 'This starter list is no longer there.');
  return transact(db, async (trx) => {
    await lockPlace(trx, userId, registryId);
    const products = await findStarterProducts(trx, list);
    const productIds = products.map(({ id }) => id);
    const added = await insertMissingItems(trx, { registryId, adderId: userId, productIds });
    if (added.length > 0) await publishItemsChanged(trx, registryId);
    return {
      items: await findItems(trx, added),
      alreadyAdded: products.length - added.length,
    };
  });
}
