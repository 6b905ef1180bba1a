import type { DeliveryForm, Registry } from '@gift-registry/bff-contract';

/** All that the form may hold; what does not belong to the choice is kept, but not sent. */
export interface DeliveryFormValues {
  deliveryPreference: DeliveryForm['deliveryPreference'] | '';
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  deliveryInstructions: string;
  termsAccepted: boolean;
}

export type DeliveryField = keyof DeliveryFormValues;

/** The fields that the section message asks for. */
export const requiredForCatalogue = [
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
] as const satisfies DeliveryField[];

export const valuesOf = (registry: Registry): DeliveryFormValues => ({
  deliveryPreference: registry.deliveryPreference ?? '',
  addressLine1: registry.addressLine1 ?? '',
  addressLine2: registry.addressLine2 ?? '',
  city: registry.city ?? '',
  state: registry.state ?? '',
  zipCode: registry.zipCode ?? '',
  phoneNumber: registry.phoneNumber,
  deliveryInstructions: registry.deliveryInstructions ?? '',
  termsAccepted: registry.termsAccepted,
});

const fields: ReadonlySet<PropertyKey | undefined> = new Set<DeliveryField>([
  'deliveryPreference',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
  'deliveryInstructions',
  'termsAccepted',
]);

export const isDeliveryField = (name: PropertyKey | undefined): name is DeliveryField =>
  fields.has(name);

/** What the server is asked to save: no address where guests bring their gifts. */
export function toDeliveryForm(values: DeliveryFormValues): unknown {
  const { deliveryPreference, termsAccepted, ...address } = values;
  return deliveryPreference === 'catalog_delivery'
    ? { deliveryPreference, termsAccepted, ...address }
    : { deliveryPreference, termsAccepted };
}
