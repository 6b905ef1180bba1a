import { getSharedRegistry, listMyGifts, listSharedItems } from '@gift-registry/bff-contract';
import type { AppDependencies } from './app-dependencies.ts';
import { findGifts } from './areas/claims/gifts.repository.ts';
import type { SharedItemsCache } from './areas/shared-registry/shared-items-cache.ts';
import * as shared from './areas/shared-registry/shared-registry.service.ts';
import type { DocumentReads } from './document/read-replies.ts';

/** The API reads that documents may contain. Each reply passes its schema, which strips fields that it doesn't name. */
export const createDocumentReads = (
  { db }: Pick<AppDependencies, 'db'>,
  lists: SharedItemsCache,
): DocumentReads => ({
  getSharedRegistry: {
    route: getSharedRegistry,
    async read({ shareCode = '' }) {
      const registry = await shared.getSharedRegistry(db, shareCode);
      return JSON.stringify(getSharedRegistry.responses[200].parse(registry));
    },
  },
  listSharedItems: {
    route: listSharedItems,
    read: ({ shareCode = '' }, { user }) => shared.getSharedItems(db, lists, shareCode, user?.id),
  },
  listMyGifts: {
    route: listMyGifts,
    async read({ shareCode = '' }, { guestId }) {
      const gifts = guestId === null ? [] : await findGifts(db, { shareCode, guestId });
      return JSON.stringify(listMyGifts.responses[200].parse({ gifts }));
    },
  },
});
