import {
  getMailedGift,
  getMailedWait,
  getSharedRegistry,
  getWait,
  listMyGifts,
  listSharedItems,
} from '@gift-registry/bff-contract';
import type { ClaimsDependencies } from './areas/claims/claims-dependencies.ts';
import { getMailedGift as readMailedGift } from './areas/claims/gifts-link.service.ts';
import { findGifts } from './areas/claims/gifts.repository.ts';
import type { SharedItemsCache } from './areas/shared-registry/shared-items-cache.ts';
import * as shared from './areas/shared-registry/shared-registry.service.ts';
import type { DocumentReads } from './document/read-replies.ts';
import { findWaitState } from './waiting-line/waiting-line.repository.ts';
import { getMailedPlace } from './waiting-line/waiting-line.service.ts';

/** The API reads that documents may contain. Each reply passes its schema, which strips fields that it doesn't name. */
export const createDocumentReads = (
  deps: ClaimsDependencies,
  lists: SharedItemsCache,
): DocumentReads => ({
  getSharedRegistry: {
    route: getSharedRegistry,
    async read({ shareCode = '' }) {
      const registry = await shared.getSharedRegistry(deps.db, shareCode);
      return JSON.stringify(getSharedRegistry.responses[200].parse(registry));
    },
  },
  listSharedItems: {
    route: listSharedItems,
    read: ({ shareCode = '' }, { user }) =>
      shared.getSharedItems(deps.db, lists, shareCode, user?.id),
  },
  getMailedGift: {
    route: getMailedGift,
    async read({ shareCode = '', token = '' }) {
      const gift = await readMailedGift(deps, { shareCode, token });
      return JSON.stringify(getMailedGift.responses[200].parse(gift));
    },
  },
  getWait: {
    route: getWait,
    async read({ itemId = '' }, { guestId }) {
      const known = guestId !== null && getWait.params.shape.itemId.safeParse(itemId).success;
      const state = known ? await findWaitState(deps.db, { itemId, guestId }) : 'left';
      return JSON.stringify({ state });
    },
  },
  getMailedWait: {
    route: getMailedWait,
    async read({ shareCode = '', token = '' }) {
      return JSON.stringify(await getMailedPlace(deps, { shareCode, token }));
    },
  },
  listMyGifts: {
    route: listMyGifts,
    async read({ shareCode = '' }, { guestId }) {
      const gifts = guestId === null ? [] : await findGifts(deps.db, { shareCode, guestId });
      return JSON.stringify(listMyGifts.responses[200].parse({ gifts }));
    },
  },
});
