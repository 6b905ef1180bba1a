import type { Transaction } from 'kysely';
import { transact } from '../../../platform/database/transactions/transact.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { confirmMailbox } from '../../../subjects/guests/mailboxes.repository.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { tellNextInLine, type LineMailer } from '../../../subjects/waiting-line/tell-next.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { completeUnit, withdraw } from '../../../subjects/gifts/contribution-units.ts';
import { keepContribution, pledge } from '../../../subjects/gifts/contributions.repository.ts';
import { givePendingGifts } from './pending-gifts.service.ts';
import {
  findExpiredContributions,
  findUnconfirmedClaims,
  findUnconfirmedContributions,
  keepClaim,
  keepOrder,
} from './unconfirmed-gifts.repository.ts';
import { lockItem, moveUnits } from '../../../subjects/gifts/units.repository.ts';

type Dependencies = Pick<ClaimsDependencies, 'db' | 'outbox'>;
type GivingDependencies = Dependencies &
  Pick<ClaimsDependencies, 'soldOutItems' | 'tellGiver' | 'promiseDays'>;

interface WaitingGift {
  readonly itemId: string;
  readonly registryId: string | null;
}

const changeGift = (
  { db }: Dependencies,
  { itemId, registryId }: WaitingGift,
  change: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<void> =>
  transact(db, async (trx) => {
    await lockItem(trx, itemId);
    if ((await change(trx)) && registryId !== null) await publishRegistryChanged(trx, registryId);
  });

/** Resolves to the reasons of those that nobody held and that can't be given any more, by their ids. */
export async function confirmGuestMailbox(
  deps: GivingDependencies,
  mailboxId: string,
): Promise<Map<string, AppError>> {
  const mailbox = await confirmMailbox(deps.db, mailboxId);
  if (!mailbox) return new Map();
  for (const claim of await findUnconfirmedClaims(deps.db, mailbox.guestId))
    await changeGift(deps, claim, async (trx) => {
      if (!(await keepClaim(trx, claim))) return false;
      const { itemId, quantity, hasShop } = claim;
      if (!hasShop) await moveUnits(trx, itemId, { reserved: -quantity, fulfilled: quantity });
      const order = await keepOrder(trx, claim.id);
      if (order) await deps.tellGiver(trx, order.id, 'placed');
      return true;
    });
  for (const contribution of await findUnconfirmedContributions(deps.db, mailbox.guestId))
    await changeGift(deps, contribution, async (trx) => {
      if (!(await keepContribution(trx, contribution.id))) return false;
      const pledged = await pledge(trx, contribution.unitId, 0);
      if (pledged !== undefined) await completeUnit(trx, { ...contribution, pledged });
      return true;
    });
  const refusals = await givePendingGifts(deps, mailbox.guestId);
  deps.outbox.wake();
  return refusals;
}

const BATCH = 100;

export async function sweepUnconfirmedContributions(
  deps: Dependencies & LineMailer,
): Promise<boolean> {
  const expired = await findExpiredContributions(deps.db, BATCH);
  let withdrawn = 0;
  for (const contribution of expired)
    await changeGift(deps, contribution, async (trx) => {
      if (!(await withdraw(trx, contribution))) return false;
      await tellNextInLine(deps, trx, contribution.itemId);
      withdrawn += 1;
      return true;
    });
  deps.outbox.wake();
  return expired.length === BATCH && withdrawn > 0;
}
