/** A catalogue purchase records a gift and orders nothing; every text about it says so. */
export const arrangeWithHost =
  'We take no money and send no parcel yet: please arrange both with the host.';
