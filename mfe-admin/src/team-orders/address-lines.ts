import { shownPhone, type PostalAddress } from '@gift-registry/bff-contract';

/** An address as it stands on a parcel. */
export const addressLines = (address: PostalAddress): readonly string[] => [
  address.name,
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  `${address.city} ${address.pinCode}`,
  address.state,
  `Phone ${shownPhone(address.phone)}`,
];
