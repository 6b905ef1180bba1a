import type { GiftSupply } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { requireHost } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import { findSupply } from './gift-supply.repository.ts';

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

/** The guests and cheap gifts that are left, when the gifts run out; null else, and while they are a surprise. */
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
    ? { guestsLeft, giftsLeft, under: UNDER }
    : null;
}
