import {
  emptyOrderFields,
  type OrderFieldValues,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { guestDefaults } from '../gift-form/remembered-guest.ts';

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

export const orderDefaults = (registry: Delivery): OrderFieldValues => ({
  ...emptyOrderFields,
  ...guestDefaults(),
  shipTo: firstShipTo(registry),
});
