import { formatRupees, minFundAmount } from '@gift-registry/bff-contract';

/** Stands in the place of a fund's price. */
export const anyAmount = `From ${formatRupees(minFundAmount)}`;
