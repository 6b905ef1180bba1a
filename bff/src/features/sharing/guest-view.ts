import type { GuestView } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  lockRegistry,
  registryNotFound,
  requireHost,
  publishRegistryChanged,
} from '../registries/index.ts';
import { findGuestView } from './guest-view.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

export async function getGuestView(
  { db }: Dependencies,
  userId: string,
  registryId: string,
): Promise<GuestView> {
  await requireHost(db, userId, registryId);
  return findGuestView(db, registryId);
}

export const changeGuestView = (
  { db }: Dependencies,
  userId: string,
  registryId: string,
  change: (trx: Db) => Promise<void>,
): Promise<GuestView> =>
  transact(db, async (trx) => {
    if (!(await lockRegistry(trx, userId, registryId))) throw registryNotFound();
    await change(trx);
    await publishRegistryChanged(trx, registryId, 'host');
    return findGuestView(trx, registryId);
  });
