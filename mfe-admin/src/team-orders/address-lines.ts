import { shownPhone, type PostalAddress } from '@gift-registry/bff-contract';

export const addressLines = (address: PostalAddress): readonly string[] => [
  address.name,
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  `${address.city} ${address.pinCode}`,
  address.state,
  `Phone ${shownPhone(address.phone)}`,
];
