import type { Transaction } from 'kysely';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Database } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { giftNotFound, notEnoughLeft, takesAmounts } from './claim-errors.ts';
import {
  findUnits,
  lockItem,
  markExpiredHoldsReleased,
  markPurchased,
  markReleased,
  moveUnits,
} from './claims.repository.ts';
import {
  findEndedPromises,
  findUnitPrice,
  hasOpenContributions,
  markEnded,
  markWithdrawn,
  pledge,
  reopenUnit,
  type EndingPromise,
} from './contributions.repository.ts';

type Trx = Transaction<Database>;

interface NewClaim {
  readonly shareCode: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly quantity: number;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
  /** Minutes for which the units of an order are held until it is paid. */
  readonly payMinutes?: number | null;
}

interface TakenClaim {
  readonly giftId: string;
  readonly registryId: string;
}

const takeUnits = prepareQuery<TakenClaim>(
  'take-claim',
  // One statement, so that concurrent claims never exceed the request.
  // Items with a shop's page are held, others are bought at once. A hold lasts 24 hours; `extendHold` adds 24 more.
  `with taken as (
     update registry_items item set
       quantity_fulfilled = item.quantity_fulfilled
         + case when product.external_url is null and $8::int is null then $4::int else 0 end,
       quantity_reserved = item.quantity_reserved
         + case when product.external_url is not null or $8::int is not null then $4::int else 0 end,
       updated_at = now()
     from products product, open_shares share
    where item.id = $1
      and product.id = item.product_id and product.source_type <> 'fund'
      and share.registry_id = item.registry_id and share.share_code = $2
      and item.quantity_reserved + item.quantity_fulfilled + $4::int <= item.quantity_requested
   returning item.id, share.registry_id, product.external_url is not null as has_shop
   ), claim as (
     insert into claims (item_id, guest_id, quantity, guest_name, guest_email, message, status, expires_at)
     select taken.id, $3, $4, $5, $6, $7,
       case when has_shop or $8::int is not null then 'reserved' else 'purchased' end,
       case when $8::int is not null then now() + make_interval(mins => $8::int)
            when has_shop then now() + interval '24 hours' end
     from taken
     returning id
   )
   select claim.id as gift_id, taken.registry_id from claim, taken`,
);

async function tryToTake(trx: Trx, claim: NewClaim): Promise<TakenClaim | undefined> {
  const [taken] = await takeUnits(
    trx,
    ...[claim.itemId, claim.shareCode, claim.guestId, claim.quantity],
    ...[claim.guestName, claim.guestEmail, claim.message, claim.payMinutes ?? null],
  );
  return taken;
}

/** Makes free what ended holds and overdue promises keep, also before a sweeper has seen them. */
export async function releaseExpiredHolds(trx: Trx, itemId: string): Promise<boolean> {
  await lockItem(trx, itemId);
  const units = await markExpiredHoldsReleased(trx, itemId);
  if (units > 0) await moveUnits(trx, itemId, { reserved: -units });
  const promises = await endOverduePromises(trx, [itemId]);
  return units > 0 || promises.length > 0;
}

/** Takes units of an item for a guest; undefined when too few are left. */
export async function takeClaim(trx: Trx, claim: NewClaim): Promise<TakenClaim | undefined> {
  const taken = await tryToTake(trx, claim);
  if (taken) return taken;
  const units = await findUnits(trx, claim);
  if (!units?.reserved || !(await releaseExpiredHolds(trx, claim.itemId))) return undefined;
  return tryToTake(trx, claim);
}

export async function whyNotTaken(
  trx: Trx,
  item: Pick<NewClaim, 'shareCode' | 'itemId'>,
): Promise<AppError> {
  const units = await findUnits(trx, item);
  if (!units) return giftNotFound();
  return units.isFund ? takesAmounts() : notEnoughLeft(units);
}

interface PledgedUnit {
  readonly unitId: string;
  readonly itemId: string;
  readonly pledged: number;
}

/** Marks a unit as bought when its pledges reach its price and none waits for its money. The caller has locked the item. */
export async function completeUnit(
  trx: Trx,
  { unitId, itemId, pledged }: PledgedUnit,
): Promise<void> {
  if (pledged !== (await findUnitPrice(trx, unitId))) return;
  if (await hasOpenContributions(trx, unitId)) return;
  await markPurchased(trx, unitId);
  await moveUnits(trx, itemId, { reserved: -1, fulfilled: 1 });
}

const groupGiftComplete = () =>
  new AppError(
    'conflict',
    'This gift is complete, so contributions can no longer be withdrawn. Please talk to the host.',
  );

interface Withdrawal {
  readonly id: string;
  readonly unitId: string;
  readonly itemId: string;
  readonly amount: number;
}

/** Resolves to false when the contribution was withdrawn before. The caller has locked the item. */
export async function withdraw(
  trx: Trx,
  { id, unitId, itemId, amount }: Withdrawal,
): Promise<boolean> {
  if (!(await markWithdrawn(trx, id))) return false;
  const left = await pledge(trx, unitId, -amount);
  if (left === undefined) throw groupGiftComplete();
  if (left > 0) return true;
  await markReleased(trx, unitId);
  await moveUnits(trx, itemId, { reserved: -1 });
  return true;
}

/**
 * Ends a promise without its money, so that others can give its part. Resolves to false when the unit is complete and guests
 * share another one of the item, or when the promise has changed. The caller has locked the item.
 */
export async function endPromise(
  trx: Trx,
  { id, unitId, itemId, amount }: EndingPromise,
  endedBy: 'time' | 'host',
): Promise<boolean> {
  const isReopened = await reopenUnit(trx, unitId);
  if (isReopened && itemId !== null) await moveUnits(trx, itemId, { reserved: 1, fulfilled: -1 });
  const left = await pledge(trx, unitId, -amount);
  if (left === undefined) return false;
  if (!(await markEnded(trx, id, endedBy))) throw new Error('The promise has changed.');
  if (left > 0) return true;
  await markReleased(trx, unitId);
  if (itemId !== null) await moveUnits(trx, itemId, { reserved: -1 });
  return true;
}

/** Frees what unpaid promises hold of an item once their time is over, whether a task ran meanwhile or not. */
export async function endOverduePromises(
  trx: Trx,
  itemIds: readonly string[],
): Promise<EndingPromise[]> {
  const ended: EndingPromise[] = [];
  for (const promise of await findEndedPromises(trx, itemIds))
    if (await endPromise(trx, promise, 'time')) ended.push(promise);
  return ended;
}
