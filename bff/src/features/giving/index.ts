export {
  broughtByGuests,
  giftNotFound,
  manyLooks,
  noPickUp,
  notInCatalogue,
  nothingToPay,
  outOfStock,
  promiseClosed,
  withoutPrice,
} from './claim-errors.ts';
export { claimGift } from './claim-gift.ts';
export type { ClaimsDependencies } from './claims-dependencies.ts';
export { lockItem, markPurchased, markReleased, moveUnits } from './claims.repository.ts';
export { createBrowserIdentification, createClientBrowser } from './client-browser.ts';
export { contribute } from './contribute.ts';
export { completeUnit, endOverduePromises, endPromise } from './contribution-units.ts';
export {
  type EndingPromise,
  findEndedWithoutItem,
  findOwnContribution,
  isUnpaid,
  lockEndedItems,
  markNotPaid,
  markPaid,
  pledge,
} from './contributions.repository.ts';
export { earlierReply, saveReply } from './earlier-reply.repository.ts';
export { confirmGift, releaseGift } from './gift.service.ts';
export { answerHold } from './gifts-link.service.ts';
export { type OwnGift, recordGiftChange, returnableGifts } from './gifts.repository.ts';
export {
  type GiftGroup,
  type ReturnableGift,
  findGuestOfGift,
  findNetworkOfGift,
  findReturnableGifts,
  lockItemsOf,
} from './give-back.repository.ts';
export { type GiveBackMailer, releaseGifts, tellGivers } from './give-back.ts';
export { contributionIdsOf, rememberLink, shareCodeForGuest } from './guests.repository.ts';
export { guests } from './guests.ts';
export { type Giver, giverOf, recordOrigin } from './record-origin.ts';
export { releaseClaim } from './release-claim.ts';
export { requireConfirmation } from './require-confirmation.ts';
export { takeClaim, whyNotTaken } from './take-claim.ts';
export { attachGifts, detachAllGifts, detachGiftsAbove } from './taken-gifts.repository.ts';
export { tellGiversOfRemovals } from './tell-givers.service.ts';
export { type LineMailer, tellNextInLine } from './tell-next.ts';
export {
  countUnusualNetworks,
  findUnusualNetworks,
  flagUnusualNetworks,
  registriesWithUnusualGifts,
  takeUntoldRegistries,
  unflagNetwork,
} from './unusual-networks.repository.ts';
export { createWaitingLinks } from './waiting-links.ts';
