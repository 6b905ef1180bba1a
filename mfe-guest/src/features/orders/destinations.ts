import type { SharedRegistry, ShipToKind, OrderFieldValues } from '@gift-registry/bff-contract';

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

type Delivery = Pick<SharedRegistry, 'deliveryPreference' | 'pickUp'>;

/** A host who wants parcels decides for all; else the guest chooses. */
export const shipsToHost = ({
  deliveryPreference,
}: Pick<SharedRegistry, 'deliveryPreference'>): boolean =>
  deliveryPreference === 'catalog_delivery';

/** The destination that stands in a form at first: the only one, or none while the guest has a choice. */
export function firstShipTo(registry: Delivery): OrderFieldValues['shipTo'] {
  if (shipsToHost(registry)) return 'host';
  return registry.pickUp === null ? 'guest' : '';
}

const allows = (registry: Delivery, shipTo: OrderFieldValues['shipTo']): boolean =>
  shipsToHost(registry)
    ? shipTo === 'host'
    : shipTo === 'guest' || (registry.pickUp !== null && shipTo !== 'host');

/** The typed values, without a destination that the registry no longer has. */
export const withDestination = <Values extends OrderFieldValues>(
  values: Values,
  registry: Delivery,
): Values =>
  allows(registry, values.shipTo) ? values : { ...values, shipTo: firstShipTo(registry) };
