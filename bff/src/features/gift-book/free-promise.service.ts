import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { endPromise, tellNextInLine, type LineMailer } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import { findMissingPayment } from './free-promise.repository.ts';
import { lockItemsOfGifts } from './received.repository.ts';

/** Frees what a guest says was paid long ago, when it never arrived. The guest is mailed by the task that tells of ends. */
export const freePromise = (
  deps: Pick<AppDependencies, 'db'> & LineMailer,
  userId: string,
  giftId: string,
): Promise<void> =>
  transact(deps.db, async (trx) => {
    const { openIds } = await findGiftBooks(trx, userId);
    await lockItemsOfGifts(trx, [giftId]);
    const promise = await findMissingPayment(trx, giftId, openIds);
    if (!promise)
      throw new AppError(
        'conflict',
        'This promise can’t be freed: it was received, has ended, or was marked as paid less than 7 days ago.',
      );
    if (!(await endPromise(trx, promise, 'host')))
      throw new AppError(
        'conflict',
        'Guests are giving another one of this gift together right now. Please free this one when that is complete.',
      );
    if (promise.itemId !== null) await tellNextInLine(deps, trx, promise.itemId);
    await publishRegistryChanged(trx, promise.registryId, 'host');
  });
