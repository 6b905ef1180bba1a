import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { forgetGuest, removeOldGuestData, removeOldOrderData } from './guests.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const BATCH = 20;

export async function sweepGuestData({ db, outbox, config }: Dependencies): Promise<boolean> {
  const registryIds = await transact(db, async (trx) => {
    const ids = await removeOldGuestData(trx, config.guestDataDays, BATCH);
    await removeOldOrderData(trx);
    for (const id of ids) await publishRegistryChanged(trx, id, 'host');
    return ids;
  });
  outbox.wake();
  return registryIds.length === BATCH;
}

export const forgetMe = (
  { db }: Pick<Dependencies, 'db'>,
  guest: { readonly shareCode: string; readonly guestId: string },
): Promise<number> =>
  transact(db, async (trx) => {
    const done = await forgetGuest(trx, guest);
    if (!done)
      throw new AppError(
        'not-found',
        'This registry could not be found or is no longer available.',
      );
    if (done.forgotten > 0) await publishRegistryChanged(trx, done.registryId);
    return done.forgotten;
  });
