import type { Transaction } from 'kysely';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import {
  lockRegistryForShare,
  publishRegistryChanged,
  registryNotFound,
} from '../registries/index.ts';
import { lockEditableItem } from './items.repository.ts';

export interface ItemsDependencies extends Pick<AppDependencies, 'config' | 'db'> {
  readonly pictures: PictureStorage;
  readonly placeholderImage: string;
}

type Trx = Transaction<Database>;

export const itemNotFound = (): AppError =>
  new AppError('not-found', 'This gift is no longer in the registry.');

/** Items without a registry wait for the next one of their adder; no page shows them to others. */
export async function publishItemsChanged(trx: Trx, registryId: string | null): Promise<void> {
  if (registryId !== null) await publishRegistryChanged(trx, registryId, 'host');
}

/** Keeps the registry as it is until the items are added. */
export async function lockPlace(
  trx: Trx,
  userId: string,
  registryId: string | null,
): Promise<void> {
  if (registryId !== null && !(await lockRegistryForShare(trx, userId, registryId)))
    throw registryNotFound();
}

/** Changes an item under its lock, for its adder and the hosts of its registry. */
export const changeItem = <T>(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  itemId: string,
  change: (trx: Trx) => Promise<T>,
): Promise<T> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    const result = await change(trx);
    await publishItemsChanged(trx, locked.registryId);
    return result;
  });
