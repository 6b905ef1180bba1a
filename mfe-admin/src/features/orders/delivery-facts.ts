import {
  formatEventDate,
  shownPhone,
  type PackingSlip,
  type PostalAddress,
} from '@gift-registry/bff-contract';

export const addressLines = (address: PostalAddress): readonly string[] => [
  address.name,
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  `${address.city} ${address.pinCode}`,
  address.state,
  `Phone ${shownPhone(address.phone)}`,
];

interface DeliveryFact {
  readonly name: string;
  readonly value: string;
  /** As it stands on a slip. */
  readonly line: string;
}

/** The wishes for the delivery of an order, for its page and its slip. */
export function deliveryFacts({
  wantedDay,
  deliveryInstructions,
}: Pick<PackingSlip, 'wantedDay' | 'deliveryInstructions'>): readonly DeliveryFact[] {
  const day = wantedDay && formatEventDate(wantedDay);
  return [
    ...(day ? [{ name: 'Wanted on', value: day, line: `Wanted on ${day}` }] : []),
    ...(deliveryInstructions
      ? [{ name: 'Instructions', value: deliveryInstructions, line: deliveryInstructions }]
      : []),
  ];
}
