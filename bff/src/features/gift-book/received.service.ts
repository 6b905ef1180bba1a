import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { markGiftsReceived } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { completeUnit } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import { findFullUnits, lockItemsOfGifts, setReceived } from './received.repository.ts';

/** Received money may be the last that a shared gift waited for. */
async function completeUnitsOf(
  trx: Transaction<Database>,
  giftIds: readonly string[],
): Promise<void> {
  for (const unit of await findFullUnits(trx, giftIds)) await completeUnit(trx, unit);
}

export const markReceived = (
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  { giftIds, received }: z.output<typeof markGiftsReceived.body>,
): Promise<string[]> =>
  transact(db, async (trx) => {
    const { openIds: registryIds } = await findGiftBooks(trx, userId);
    await lockItemsOfGifts(trx, giftIds);
    const changed = await setReceived(trx, { giftIds, registryIds, received });
    if (received) await completeUnitsOf(trx, giftIds);
    const registries = new Set(changed.map(({ registryId }) => registryId));
    for (const registryId of [...registries].sort())
      await publishRegistryChanged(trx, registryId, 'host');
    return changed.map(({ id }) => id);
  });
