import type { Registry, registryForm } from '@gift-registry/bff-contract';
import type { z } from 'zod';

export type RegistryFormValues = z.input<typeof registryForm>;
export type RegistryDetails = z.output<typeof registryForm>;
export type RegistryField = keyof RegistryFormValues;
export type InitialValues = Partial<RegistryFormValues>;

export const fieldLabels: Readonly<Record<RegistryField, string>> = {
  registryName: 'Registry name',
  occasion: 'Occasion',
  eventDate: 'Event date',
  guestRange: 'Expected guests',
  guestMessage: 'Message for guests',
  phoneNumber: 'Phone number',
};

export const isRegistryField = (name: string | undefined): name is RegistryField =>
  name !== undefined && name in fieldLabels;

export const emptyForm: InitialValues = {
  registryName: '',
  eventDate: '',
  guestMessage: '',
  phoneNumber: '',
};

export const fieldsInOrder: readonly RegistryField[] = [
  'registryName',
  'occasion',
  'eventDate',
  'guestRange',
  'guestMessage',
  'phoneNumber',
];

export const emptyTexts: Readonly<Record<RegistryField, string>> = {
  registryName: '',
  occasion: '',
  eventDate: '',
  guestRange: '',
  guestMessage: '',
  phoneNumber: '',
};

export const savedValues = (registry: Registry): Record<RegistryField, string> => ({
  registryName: registry.registryName,
  occasion: registry.occasion,
  eventDate: registry.eventDate,
  guestRange: registry.guestRange,
  guestMessage: registry.guestMessage ?? '',
  phoneNumber: registry.phoneNumber,
});
