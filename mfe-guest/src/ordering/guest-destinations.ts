import type { ShipToKind } from '@gift-registry/bff-contract';

/** The choices of a guest who brings the gift, the shorter one first. */
export const guestDestinations: readonly {
  value: ShipToKind;
  title: string;
  description: string;
}[] = [
  {
    value: 'pick-up',
    title: 'I pick it up',
    description: 'The page of your order says when it is ready.',
  },
  {
    value: 'guest',
    title: 'Send it to me',
    description: 'To an address in India. You bring it to the host.',
  },
];
