/** A purchase without an order and without a shop records a gift and sends nothing; every text about it says so. */
export const arrangeWithHost = 'Buy it anywhere and bring it, or ask the host.';
