import type { TeamOrder } from '@gift-registry/bff-contract';

export const waitsForMoney = ({ state, parcel, actions }: TeamOrder): boolean =>
  state === 'open' && parcel === 'none' && actions.includes('book-payment');

export const waitsForRefund = ({ refundDuePaise, actions }: TeamOrder): boolean =>
  Boolean(refundDuePaise) && actions.includes('refund');
