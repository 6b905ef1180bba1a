import { randomUUID } from 'node:crypto';
import {
  getMailedAnswer,
  getMailedGift,
  getMailedWait,
  getOrder,
  getSharedRegistry,
  getWait,
  giftMessages,
  listCategories,
  listMyGifts,
  listOwnQuestions,
  listProducts,
  listSharedItems,
} from '@gift-registry/bff-contract';
import { findCategories } from '../../areas/catalogue/catalogue.repository.ts';
import { searchProducts } from '../../areas/catalogue/catalogue.service.ts';
import type { ClaimsDependencies } from '../../areas/claims/claims-dependencies.ts';
import { getMailedGift as readMailedGift } from '../../areas/claims/own-gifts/gifts-link.service.ts';
import { findGifts } from '../../subjects/gifts/gifts.repository.ts';
import {
  getOwnQuestions,
  readMailedAnswer,
  type QuestionDependencies,
} from '../../areas/gift-questions/ask.service.ts';
import { readGuestOrder, type GuestOrderDependencies } from '../../areas/orders/orders.service.ts';
import type { SharedItemsCache } from '../../areas/shared-registry/shared-items-cache.ts';
import { getSharedItems } from '../../areas/shared-registry/shared-registry.service.ts';
import { getSharedRegistry as readSharedRegistry } from '../../subjects/shared-registry/get-shared-registry.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DocumentReads } from './read-replies.ts';
import { getMailedPlace, getWaitState } from '../../areas/waiting-line/waiting-line.service.ts';

/** The API reads that documents may contain. Each reply passes its schema, which strips fields that it doesn't name. */
export const createDocumentReads = (
  deps: ClaimsDependencies,
  questions: QuestionDependencies,
  lists: SharedItemsCache,
  orders: GuestOrderDependencies,
): DocumentReads => ({
  getSharedRegistry: {
    route: getSharedRegistry,
    async read({ shareCode = '' }) {
      const registry = await readSharedRegistry(deps, shareCode);
      return JSON.stringify(getSharedRegistry.responses[200].parse(registry));
    },
  },
  listSharedItems: {
    route: listSharedItems,
    mayLag: true,
    read: ({ shareCode = '' }, { user }) => getSharedItems(deps.db, lists, shareCode, user?.id),
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
    async read(params, { guestId }) {
      const gift = getWait.params.safeParse(params);
      if (!gift.success) throw new AppError('not-found', giftMessages.notOnList);
      const place = { ...gift.data, guestId: guestId ?? randomUUID() };
      return JSON.stringify({ state: await getWaitState(deps, place) });
    },
  },
  getMailedWait: {
    route: getMailedWait,
    async read({ shareCode = '', token = '' }) {
      return JSON.stringify(await getMailedPlace(deps, { shareCode, token }));
    },
  },
  listOwnQuestions: {
    route: listOwnQuestions,
    async read(params, { guestId }) {
      const gift = listOwnQuestions.params.safeParse(params);
      const own =
        gift.success && guestId !== null
          ? await getOwnQuestions(questions, { ...gift.data, guestId })
          : [];
      return JSON.stringify({ questions: own });
    },
  },
  getMailedAnswer: {
    route: getMailedAnswer,
    async read({ shareCode = '', token = '' }) {
      return JSON.stringify(await readMailedAnswer(questions, { shareCode, token }));
    },
  },
  getOrder: {
    route: getOrder,
    async read(params, { guestId }, query) {
      const order = await readGuestOrder(orders, {
        number: params['number'] ?? '',
        key: query['key'] ?? '',
        guestId,
      });
      return JSON.stringify(getOrder.responses[200].parse(order));
    },
  },
  listMyGifts: {
    route: listMyGifts,
    async read({ shareCode = '' }, { guestId }) {
      const gifts = guestId === null ? [] : await findGifts(deps.db, { shareCode, guestId });
      return JSON.stringify(listMyGifts.responses[200].parse({ gifts }));
    },
  },
  listProducts: {
    route: listProducts,
    async read(_, __, query) {
      const view = listProducts.query.safeParse(query).data;
      // A search finds gifts of the visitor, which no kept document may hold.
      if (!view || view.search) return undefined;
      const products = await searchProducts(deps, view, undefined);
      return JSON.stringify(listProducts.responses[200].parse(products));
    },
  },
  listCategories: {
    route: listCategories,
    async read() {
      const categories = await findCategories(deps.db);
      return JSON.stringify(listCategories.responses[200].parse({ categories }));
    },
  },
});
