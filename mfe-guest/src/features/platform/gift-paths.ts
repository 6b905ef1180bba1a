import {
  urlOf,
  type answerForm,
  type cancelOrderForm,
  type contributeForm,
  type openRegistryForm,
  type ownGiftForm,
  type orderPaymentLink,
  type paidForm,
  type purchaseForm,
} from '@gift-registry/bff-contract';

const pages: {
  mine: (typeof ownGiftForm)['path'];
  answer: (typeof answerForm)['path'];
  purchase: (typeof purchaseForm)['path'];
  contribute: (typeof contributeForm)['path'];
  open: (typeof openRegistryForm)['path'];
  order: (typeof cancelOrderForm)['path'];
  payOrder: (typeof orderPaymentLink)['path'];
  pay: (typeof paidForm)['path'];
} = {
  mine: '/r/:shareCode/mine',
  answer: '/r/:shareCode/answer/:token',
  purchase: '/r/:shareCode/gifts/:itemId/purchase',
  contribute: '/r/:shareCode/gifts/:itemId/contribute',
  open: '/r/:shareCode/open',
  order: '/order/:number',
  payOrder: '/order/:number/pay',
  pay: '/r/:shareCode/pay/:giftId',
};

const pathOf = (page: keyof typeof pages, params: Readonly<Record<string, string>>): string =>
  urlOf(pages[page], { params });

export const rowIdOf = (itemId: string): string => `gift-${itemId}`;

export const findRow = (itemId: string): HTMLElement | null =>
  document.getElementById(rowIdOf(itemId));

export const registryPath = (shareCode: string, itemId?: string): string =>
  `/r/${encodeURIComponent(shareCode)}${itemId === undefined ? '' : `#${rowIdOf(itemId)}`}`;

export const openPath = (shareCode: string): string => pathOf('open', { shareCode });

export const yourGiftsPath = (shareCode: string): string => pathOf('mine', { shareCode });

export const answerPath = (shareCode: string, token: string): string =>
  pathOf('answer', { shareCode, token });

export const mailedGiftsPath = (shareCode: string, token: string): string =>
  `${yourGiftsPath(shareCode)}?${new URLSearchParams({ gifts: token })}`;

export const giftPath = (shareCode: string, itemId: string): string =>
  `${registryPath(shareCode)}/gifts/${encodeURIComponent(itemId)}`;

export const waitPath = (shareCode: string, itemId: string): string =>
  `${giftPath(shareCode, itemId)}/wait`;
export const askPath = (shareCode: string, itemId: string): string =>
  `${giftPath(shareCode, itemId)}/ask`;

export const purchasePath = (shareCode: string, itemId: string): string =>
  pathOf('purchase', { shareCode, itemId });
export const contributePath = (shareCode: string, itemId: string): string =>
  pathOf('contribute', { shareCode, itemId });

export const payPath = (shareCode: string, giftId: string): string =>
  pathOf('pay', { shareCode, giftId });

export const orderPath = (number: string, key?: string): string =>
  urlOf(pages.order, { params: { number }, query: { key } });

/** The link of an order's page for browsers without scripts. */
export const payOrderPath = (number: string, key: string | undefined): string =>
  urlOf(pages.payOrder, { params: { number }, query: { key } });
