import {
  urlOf,
  type answerForm,
  type askHostForm,
  type contributeForm,
  type openGiftsForm,
  type openRegistryForm,
  type purchaseForm,
  type leaveLineForm,
  type mailedWaitForm,
  type waitForGiftForm,
} from '@gift-registry/bff-contract';

const pages: {
  mine: (typeof openGiftsForm)['page'];
  answer: (typeof answerForm)['page'];
  purchase: (typeof purchaseForm)['page'];
  ask: (typeof askHostForm)['page'];
  wait: (typeof waitForGiftForm)['page'];
  leaveLine: (typeof leaveLineForm)['path'];
  waiting: (typeof mailedWaitForm)['page'];
  contribute: (typeof contributeForm)['page'];
  open: (typeof openRegistryForm)['page'];
} = {
  mine: '/r/:shareCode/mine',
  answer: '/r/:shareCode/answer/:token',
  ask: '/r/:shareCode/gifts/:itemId/ask',
  wait: '/r/:shareCode/gifts/:itemId/wait',
  leaveLine: '/r/:shareCode/gifts/:itemId/wait/leave',
  waiting: '/r/:shareCode/waiting/:token',
  purchase: '/r/:shareCode/gifts/:itemId/purchase',
  contribute: '/r/:shareCode/gifts/:itemId/contribute',
  open: '/r/:shareCode/open',
};

const pathOf = (page: keyof typeof pages, params: Readonly<Record<string, string>>): string =>
  urlOf(pages[page], { params });

/** The id of a gift's row in the wish list. */
export const rowIdOf = (itemId: string): string => `gift-${itemId}`;

/** The row of a gift, when this page shows it. */
export const findRow = (itemId: string): HTMLElement | null =>
  document.getElementById(rowIdOf(itemId));

/** The page of the wish list, which begins at the row of a gift when one is named. */
export const registryPath = (shareCode: string, itemId?: string): string =>
  `/r/${encodeURIComponent(shareCode)}${itemId === undefined ? '' : `#${rowIdOf(itemId)}`}`;

/** The page that asks for the passcode. */
export const openPath = (shareCode: string): string => pathOf('open', { shareCode });

/** The page 'Your gifts'. */
export const yourGiftsPath = (shareCode: string): string => pathOf('mine', { shareCode });

/** The page with the question of a mailed link. */
export const answerPath = (shareCode: string, token: string): string =>
  pathOf('answer', { shareCode, token });

/** The page on which a guest joins or leaves the line of a held gift. */
export const waitPath = (shareCode: string, itemId: string): string =>
  pathOf('wait', { shareCode, itemId });
export const leaveLinePath = (shareCode: string, itemId: string): string =>
  pathOf('leaveLine', { shareCode, itemId });

/** The page on which a guest asks the host about a gift, with the answers so far. */
export const askPath = (shareCode: string, itemId: string): string =>
  pathOf('ask', { shareCode, itemId });

/** The page of a mailed place in the line. */
export const waitingPath = (shareCode: string, token: string): string =>
  pathOf('waiting', { shareCode, token });

/** The page that adds the gift of a mailed link to those of this browser. */
export const mailedGiftsPath = (shareCode: string, token: string): string =>
  `${yourGiftsPath(shareCode)}?${new URLSearchParams({ gifts: token })}`;

/** The page of a gift. */
export const giftPath = (shareCode: string, itemId: string): string =>
  `${registryPath(shareCode)}/gifts/${encodeURIComponent(itemId)}`;

/** The page of an order of this browser. */
export const orderPath = (number: string): string => `/order/${encodeURIComponent(number)}`;

/** The pages with the forms of a gift, for browsers without scripts. */
export const purchasePath = (shareCode: string, itemId: string): string =>
  pathOf('purchase', { shareCode, itemId });
export const contributePath = (shareCode: string, itemId: string): string =>
  pathOf('contribute', { shareCode, itemId });
