const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of rupees with Indian grouping, paise only when they are not zero: '₹1,41,999'. */
export const formatRupees = (amount: number): string => format.format(amount);
