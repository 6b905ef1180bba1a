import {
  urlOf,
  type answerForm,
  type cancelOrderForm,
  type confirmGiftForm,
  type contributeForm,
  type openRegistryForm,
  type orderPaymentLink,
  type paidForm,
  type purchaseForm,
} from '@gift-registry/bff-contract';

const pages: {
  mine: (typeof confirmGiftForm)['page'];
  answer: (typeof answerForm)['page'];
  purchase: (typeof purchaseForm)['page'];
  contribute: (typeof contributeForm)['page'];
  open: (typeof openRegistryForm)['page'];
  order: (typeof cancelOrderForm)['page'];
  cancelOrder: (typeof cancelOrderForm)['path'];
  payOrder: (typeof orderPaymentLink)['path'];
  pay: (typeof paidForm)['page'];
  paid: (typeof paidForm)['path'];
} = {
  mine: '/r/:shareCode/mine',
  answer: '/r/:shareCode/answer/:token',
  purchase: '/r/:shareCode/gifts/:itemId/purchase',
  contribute: '/r/:shareCode/gifts/:itemId/contribute',
  open: '/r/:shareCode/open',
  order: '/order/:number',
  cancelOrder: '/order/:number/cancel',
  payOrder: '/order/:number/pay',
  pay: '/r/:shareCode/pay/:giftId',
  paid: '/r/:shareCode/pay/:giftId/paid',
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
export const paidPath = (shareCode: string, giftId: string): string =>
  pathOf('paid', { shareCode, giftId });

export const orderPath = (number: string): string => pathOf('order', { number });

/** The form and the link of an order's page, for browsers without scripts. */
export const cancelOrderPath = (number: string): string => pathOf('cancelOrder', { number });
export const payOrderPath = (number: string, key: string | undefined): string =>
  urlOf(pages.payOrder, { params: { number }, query: { key } });
