import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { markGiftsReceived, GiftSupply } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { completeUnit, endPromise, tellNextInLine, type LineMailer } from '../giving/index.ts';
import { publishRegistryChanged, requireHost } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import {
  findFullUnits,
  lockItemsOfGifts,
  setReceived,
  findSupply,
  findMissingPayment,
} from './gift-changes.repository.ts';

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

const UNDER = 1_000;
/** Cheap gifts run out when fewer are left than one for this many guests. */
const GUESTS_PER_GIFT = 3;

/** By the host's range of guests. Older registries have other ranges, of which we know nothing. */
const expectedGuests: ReadonlyMap<string, number> = new Map([
  ['0–20', 20],
  ['21–50', 50],
  ['51–100', 100],
  ['100+', 100],
]);

/** The expected guests and the cheap gifts that are left, when these run out; null else, and while gifts are a surprise. */
export async function findRunningOut(
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
): Promise<GiftSupply | null> {
  await requireHost(db, userId, registryId);
  const { openIds } = await findGiftBooks(db, userId, registryId);
  if (!openIds.includes(registryId)) return null;
  const supply = await findSupply(db, registryId, UNDER);
  if (!supply) return null;
  const { giftsLeft, givers, guestRange } = supply;
  const guestsLeft = (expectedGuests.get(guestRange) ?? 0) - givers;
  return guestsLeft > 0 && giftsLeft * GUESTS_PER_GIFT < guestsLeft
    ? { guestRange, giftsLeft, under: UNDER }
    : null;
}

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
