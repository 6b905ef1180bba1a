/** A count with the grouping of digits in India: 10,000. */
export const grouped = (count: number): string => count.toLocaleString('en-IN');
