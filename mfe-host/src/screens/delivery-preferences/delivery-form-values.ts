import { isIndianPhone, type DeliveryForm, type Registry } from '@gift-registry/bff-contract';

export interface DeliveryFormValues {
  deliveryPreference: DeliveryForm['deliveryPreference'] | '';
  recipientName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  deliveryInstructions: string;
  /** YYYY-MM-DD, or '' without a limit; the same below. */
  deliveryFrom: string;
  deliveryUntil: string;
  termsAccepted: boolean;
}

export type DeliveryField = keyof DeliveryFormValues;

/** Fields whose errors show the section message. */
export const requiredForCatalogue = [
  'addressLine1',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
] as const satisfies DeliveryField[];

/** The stored values; the recipient is the host unless another name is stored. */
export const toFormValues = (registry: Registry, hostName: string): DeliveryFormValues => ({
  deliveryPreference: registry.deliveryPreference ?? '',
  recipientName: registry.recipientName ?? hostName,
  addressLine1: registry.addressLine1 ?? '',
  addressLine2: registry.addressLine2 ?? '',
  city: registry.city ?? '',
  state: registry.state ?? '',
  zipCode: registry.zipCode ?? '',
  // A parcel to an Indian address needs an Indian number.
  phoneNumber: isIndianPhone(registry.phoneNumber) ? registry.phoneNumber : '',
  deliveryInstructions: registry.deliveryInstructions ?? '',
  deliveryFrom: registry.deliveryFrom ?? '',
  deliveryUntil: registry.deliveryUntil ?? '',
  termsAccepted: registry.termsAccepted,
});

export const deliveryFields: readonly DeliveryField[] = [
  'deliveryPreference',
  'recipientName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
  'deliveryInstructions',
  'deliveryFrom',
  'deliveryUntil',
  'termsAccepted',
];

export const isDeliveryField = (name: PropertyKey | undefined): name is DeliveryField =>
  deliveryFields.some((field) => field === name);

export const isSameDelivery = (one: DeliveryFormValues, other: DeliveryFormValues): boolean =>
  deliveryFields.every((field) => one[field] === other[field]);

export function toRequestBody(values: DeliveryFormValues): unknown {
  const { deliveryPreference, termsAccepted, deliveryFrom, deliveryUntil, ...address } = values;
  const days = { deliveryFrom: deliveryFrom || null, deliveryUntil: deliveryUntil || null };
  return deliveryPreference === 'catalog_delivery'
    ? { deliveryPreference, termsAccepted, ...address, ...days }
    : { deliveryPreference, termsAccepted };
}
