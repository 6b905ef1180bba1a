import type { TeamOrder } from '@gift-registry/bff-contract';

/** True while the order's next step is to book its money. */
export const waitsForMoney = ({ state, parcel, actions }: TeamOrder): boolean =>
  state === 'open' && parcel === 'none' && actions.includes('book-payment');

/** True while the order's next step is to give money back by hand. */
export const waitsForRefund = ({ refundDuePaise, actions }: TeamOrder): boolean =>
  Boolean(refundDuePaise) && actions.includes('refund');
