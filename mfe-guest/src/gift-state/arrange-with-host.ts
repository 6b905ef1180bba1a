/** A catalogue purchase records a gift and orders nothing; every text about it says so. */
export const arrangeWithHost = 'Buy it anywhere and bring it, or ask the host.';
