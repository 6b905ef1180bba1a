import type { OrderFieldValues, SharedRegistry, ShipToKind } from '@gift-registry/bff-contract';
import { guestDefaults } from '../gift-form/remembered-guest.ts';

type Delivery = Pick<SharedRegistry, 'deliveryPreference'>;

/** A host who wants parcels decides for all; else the guest chooses. */
export const shipsToHost = ({ deliveryPreference }: Delivery): boolean =>
  deliveryPreference === 'catalog_delivery';

/** The destination that stands in a form at first: the shorter one of those that the host allows. */
export const firstShipTo = (registry: Delivery): ShipToKind =>
  shipsToHost(registry) ? 'host' : 'pick-up';

export const orderDefaults = (registry: Delivery): OrderFieldValues => ({
  ...guestDefaults(),
  shipTo: firstShipTo(registry),
  wantedDay: '',
  name: '',
  line1: '',
  line2: '',
  pinCode: '',
  city: '',
  state: '',
  phone: '',
});
