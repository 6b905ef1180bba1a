import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { guestStopped, tooManyOfBrowser, tooManyOfNetwork } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import {
  countAsked,
  countUnconfirmedUnits,
  countWaitingUnits,
  lockWaitingGifts,
  takeAllowance,
} from './admission.repository.ts';

type Limits = Pick<ClaimsDependencies, 'giftLimits'>;

export interface CountedGift {
  readonly guestId: string;
  readonly registryId: string;
  readonly networkHash: Buffer;
  readonly quantity: number;
}

/** A gift has to wait for the guest's mailbox, so its transaction rolls back. */
export class MailboxNeeded extends Error {
  override readonly name = 'MailboxNeeded';
  readonly reason: 'browser' | 'network';
  constructor(reason: 'browser' | 'network') {
    super(`Unusually much was given by this ${reason}.`);
    this.reason = reason;
  }
}

/** Counts a gift that the transaction has recorded; throws when it is unusual. A rollback takes the units back. */
export async function admit(
  { giftLimits }: Limits,
  trx: Transaction<Database>,
  { guestId, registryId, networkHash, quantity }: CountedGift,
): Promise<void> {
  const limits = giftLimits();
  const { browserUnits, browserUnitsPerHour, networkUnits, networkUnitsPerMinute } = limits;
  const [usage] = await takeAllowance(
    trx,
    guestId,
    registryId,
    networkHash,
    quantity,
    networkUnits,
    networkUnitsPerMinute,
  );
  if (!usage) throw new Error('The counted gift returned no row.');
  if (usage.stopped) throw guestStopped();
  if (usage.hourUnits > limits.networkUnitsPerHour) throw tooManyOfNetwork(usage.hourWait);
  if (usage.recentUnits > browserUnitsPerHour)
    throw tooManyOfBrowser(browserUnitsPerHour, usage.recentWait);
  if (usage.confirmed) return;
  if (usage.units > browserUnits) throw new MailboxNeeded('browser');
  if (usage.tokens < 0) throw new MailboxNeeded('network');
  if (usage.unconfirmedUnits <= networkUnits) return;
  const [share] = await countUnconfirmedUnits(trx, registryId, networkHash);
  const { unconfirmedUnits = 0, requested = 0 } = share ?? {};
  const limit = Math.max(networkUnits, (requested * limits.unconfirmedPercent) / 100);
  if (unconfirmedUnits > limit) throw new MailboxNeeded('network');
}

export async function mayHold(
  { giftLimits }: Limits,
  trx: Transaction<Database>,
  registryId: string,
): Promise<boolean> {
  await lockWaitingGifts(trx, registryId);
  const [waiting] = await countWaitingUnits(trx, registryId);
  if (!waiting) return false;
  return waiting.held <= (waiting.left * giftLimits().waitingPercent) / 100;
}

export const reportAsked = (
  { db, giftLimits }: Limits & Pick<ClaimsDependencies, 'db'>,
  { registryId, networkHash, quantity }: CountedGift,
  reason: MailboxNeeded['reason'],
): Promise<void> =>
  transact(db, async (trx) => {
    const [counted] = await countAsked(
      trx,
      registryId,
      networkHash,
      quantity,
      giftLimits().networkUnits,
      reason === 'network',
    );
    if (counted?.isNews) await publishRegistryChanged(trx, registryId);
  });
