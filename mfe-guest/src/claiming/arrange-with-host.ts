/** What every text about a catalogue purchase says: it records a gift and orders nothing. */
export const arrangeWithHost =
  'We take no money and send no parcel yet: please arrange both with the host.';
