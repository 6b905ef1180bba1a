import {
  urlOf,
  type contributeForm,
  type openGiftsForm,
  type purchaseForm,
} from '@gift-registry/bff-contract';

const pages: {
  mine: (typeof openGiftsForm)['page'];
  purchase: (typeof purchaseForm)['page'];
  contribute: (typeof contributeForm)['page'];
} = {
  mine: '/r/:shareCode/mine',
  purchase: '/r/:shareCode/gifts/:itemId/purchase',
  contribute: '/r/:shareCode/gifts/:itemId/contribute',
};

const pathOf = (page: keyof typeof pages, params: Readonly<Record<string, string>>): string =>
  urlOf(pages[page], { params });

/** The page of the wish list. */
export const registryPath = (shareCode: string): string => `/r/${encodeURIComponent(shareCode)}`;

/** The page 'Your gifts'. */
export const yourGiftsPath = (shareCode: string): string => pathOf('mine', { shareCode });

/** The pages with the forms of a gift, for browsers without scripts. */
export const purchasePath = (shareCode: string, itemId: string): string =>
  pathOf('purchase', { shareCode, itemId });
export const contributePath = (shareCode: string, itemId: string): string =>
  pathOf('contribute', { shareCode, itemId });
