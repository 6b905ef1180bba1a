import type { SharedRegistry, ShipToKind } from '@gift-registry/bff-contract';

interface Destination {
  readonly value: ShipToKind;
  readonly title: string;
  readonly description: string;
}

const sent: Destination = {
  value: 'guest',
  title: 'Send it to me',
  description: 'To an address in India. You bring it to the host.',
};

/** The choices of a guest who brings the gift; to pick it up is one when the team has set a place. */
export const guestDestinations = ({
  pickUp,
}: Pick<SharedRegistry, 'pickUp'>): readonly Destination[] =>
  pickUp === null
    ? [sent]
    : [
        sent,
        {
          value: 'pick-up',
          title: `I pick it up at ${pickUp.name}`,
          description: `${pickUp.address}. Open: ${pickUp.hours}. The page of your order says when it is ready.`,
        },
      ];
