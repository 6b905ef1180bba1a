import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { hasConfirmedMailbox } from '../../guests/mailboxes.repository.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { emailNeeded, tooManyAtOnce, tooManyUnits } from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { countRecentItems, lockGuest } from './gift-caps.repository.ts';

type Caps = Pick<ClaimsDependencies, 'giftCaps' | 'limiterKey'>;

interface Wish {
  readonly guestId: string;
  readonly itemId: string;
  readonly guestEmail: string | null;
}

/**
 * Resolves to true when the gift has to wait until the guest confirms a mailbox, because the guest took several different
 * gifts within ten minutes.
 */
export async function waitsForMailbox(
  { giftCaps }: Caps,
  trx: Transaction<Database>,
  { guestId, itemId, guestEmail }: Wish,
): Promise<boolean> {
  await lockGuest(trx, guestId);
  const [recent] = await countRecentItems(trx, guestId, itemId);
  if (!recent || recent.items < giftCaps.withoutEmail) return false;
  if (await hasConfirmedMailbox(trx, guestId)) return false;
  if (!guestEmail) throw emailNeeded();
  return true;
}

interface Units {
  readonly registryId: string;
  readonly network: string;
  readonly quantity: number;
}

/** Counts units per registry and network. A rollback takes them back. */
export async function countUnits(
  { giftCaps, limiterKey }: Caps,
  trx: Transaction<Database>,
  { registryId, network, quantity }: Units,
): Promise<void> {
  const max = giftCaps.unitsPerHour;
  if (quantity > max) throw tooManyAtOnce(max);
  const retryAfter = await createRateLimiter(trx, limiterKey).take([
    {
      name: 'gift-units',
      subject: `${registryId} ${network}`,
      max,
      seconds: 3_600,
      cost: quantity,
    },
  ]);
  if (retryAfter !== null) throw tooManyUnits(retryAfter);
}
