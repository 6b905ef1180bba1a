import type { GiftChange } from '@gift-registry/bff-contract';
import { reloadToOrder } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { claimGift, type ClaimRequest } from '../giving/claim.service.ts';
import { findOrderableItems } from './orderable-items.repository.ts';

/**
 * Gives or holds a gift that is not ordered. With a provider, a page of the previous version can't give a gift of the
 * catalogue without its payment.
 */
export async function claimWithoutOrder(
  deps: ClaimsDependencies,
  request: ClaimRequest,
): Promise<GiftChange> {
  if (deps.newOrders().holdMinutes !== null) {
    const { shareCode, itemId } = request;
    const [item] = await findOrderableItems(deps.givingDb, shareCode, [itemId]);
    if (item?.isInternal && item.unitPaise) throw reloadToOrder();
  }
  return claimGift(deps, request);
}
