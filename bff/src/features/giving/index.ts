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
export { type ClaimsDependencies, createWaitingLinks } from './claims-dependencies.ts';
export { lockItem, markPurchased, markReleased, moveUnits } from './claims.repository.ts';
export { createBrowserIdentification, createClientBrowser, guests } from './guests.ts';
export { contribute } from './contribute.ts';
export { completeUnit, endOverduePromises, endPromise, takeClaim, whyNotTaken } from './units.ts';
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
export { confirmGift, releaseGift } from './change-gift.ts';
export { answerHold } from './gifts-link.ts';
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
export { type Giver, giverOf, recordOrigin } from './record-origin.ts';
export { releaseClaim, type LineMailer, tellNextInLine } from './release-claim.ts';
export { requireConfirmation, tellGiversOfRemovals } from './removed-gifts.ts';
export { attachGifts, detachAllGifts, detachGiftsAbove } from './taken-gifts.repository.ts';
export {
  countUnusualNetworks,
  findUnusualNetworks,
  flagUnusualNetworks,
  registriesWithUnusualGifts,
  takeUntoldRegistries,
  unflagNetwork,
} from './unusual-networks.repository.ts';
