import {
  claimItem,
  confirmGift,
  contributeToItem,
  createClient,
  extendGift,
  forgetMe,
  getMailedGift,
  getMailedWait,
  getSharedRegistry,
  getWait,
  listMyGifts,
  listSharedItems,
  openGiftsLink,
  postponeQuestion,
  releaseGift,
} from '@gift-registry/bff-contract';

/** The client and every schema behind it: a chunk of its own, because the document brings the first data. */
export { createClient };
export const routes = {
  claimItem,
  confirmGift,
  contributeToItem,
  extendGift,
  forgetMe,
  getMailedGift,
  getMailedWait,
  getSharedRegistry,
  getWait,
  listMyGifts,
  listSharedItems,
  openGiftsLink,
  postponeQuestion,
  releaseGift,
};
