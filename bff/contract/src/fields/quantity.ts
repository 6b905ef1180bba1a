/** Units of a gift in a list, and of one purchase. */
export const maxQuantity = 99;
