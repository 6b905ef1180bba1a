import type { Transaction } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { transact } from '../../../database/transact.ts';
import { publishRegistryChanged } from '../../../registry-versions/registry-versions.repository.ts';
import { emailNeeded, tooManyAtOnce, tooManyOfBrowser, tooManyOfNetwork } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import {
  countUnconfirmedUnits,
  countWaitingUnits,
  lockWaitingGifts,
  markUnusual,
  refundAllowance,
  takeAllowance,
} from './admission.repository.ts';

type Limits = Pick<ClaimsDependencies, 'giftLimits'>;

interface WantedGift {
  readonly guestId: string;
  readonly registryId: string;
  /** The hash of the guest's network. */
  readonly networkHash: Buffer;
  readonly quantity: number;
}

/** The reason to ask the guest for a mailbox; null when the gift is usual. */
export type AskedFor = 'browser' | 'network' | null;

/** Counts a wanted gift, and resolves to the reason to ask for a mailbox. A rollback takes the units back. */
export async function admit(
  { giftLimits }: Limits,
  trx: Transaction<Database>,
  { guestId, registryId, networkHash, quantity }: WantedGift,
): Promise<AskedFor> {
  const { browserUnits, browserUnitsPerHour, networkUnits, networkUnitsPerMinute } = giftLimits;
  if (quantity > browserUnitsPerHour) throw tooManyAtOnce(browserUnitsPerHour);
  const [usage] = await takeAllowance(
    trx,
    guestId,
    registryId,
    networkHash,
    quantity,
    networkUnits,
    networkUnitsPerMinute,
    browserUnits,
  );
  if (!usage) throw new Error('The counted gift returned no row.');
  if (usage.hourUnits > giftLimits.networkUnitsPerHour) throw tooManyOfNetwork(usage.hourWait);
  if (usage.recentUnits + quantity > browserUnitsPerHour)
    throw tooManyOfBrowser(browserUnitsPerHour, usage.recentWait);
  if (usage.confirmed) return null;
  if (usage.taken === 0) return 'browser';

  let isUnusual = usage.tokens < 0;
  if (!isUnusual && usage.unconfirmedUnits > networkUnits) {
    const [share] = await countUnconfirmedUnits(trx, registryId, networkHash, quantity);
    const { unconfirmedUnits = 0, requested = 0 } = share ?? {};
    const limit = Math.max(networkUnits, (requested * giftLimits.unconfirmedPercent) / 100);
    isUnusual = unconfirmedUnits > limit;
  }
  if (!isUnusual) return null;
  await refundAllowance(trx, registryId, networkHash, quantity);
  return 'network';
}

/** True while the units that wait for a mailbox, with the wanted ones, are a small part of what is left. */
export async function mayHold(
  { giftLimits }: Limits,
  trx: Transaction<Database>,
  { registryId, quantity }: Pick<WantedGift, 'registryId' | 'quantity'>,
): Promise<boolean> {
  await lockWaitingGifts(trx, registryId);
  const [waiting] = await countWaitingUnits(trx, registryId);
  if (!waiting) return false;
  return waiting.held + quantity <= (waiting.left * giftLimits.waitingPercent) / 100;
}

export const emailNeededFor = (askedFor: AskedFor) => emailNeeded(askedFor === 'network');

/** Shows the hosts that a network is unusual. Outside of the gift's transaction, because a refused gift tells it too. */
export const reportUnusualNetwork = (
  { db }: Pick<ClaimsDependencies, 'db'>,
  { registryId, networkHash }: Pick<WantedGift, 'registryId' | 'networkHash'>,
): Promise<void> =>
  transact(db, async (trx) => {
    const marked = await markUnusual(trx, registryId, networkHash);
    if (marked.length > 0) await publishRegistryChanged(trx, registryId);
  });
