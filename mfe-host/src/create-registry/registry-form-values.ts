import type { Registry, registryForm } from '@gift-registry/bff-contract';
import type { z } from 'zod';

export type RegistryFormValues = z.input<typeof registryForm>;
/** The same after validation. */
export type RegistryDetails = z.output<typeof registryForm>;
export type RegistryField = keyof RegistryFormValues;
/** Initial values; a select without a choice is left out. */
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

export const valuesOfDraft = (draft: Registry): Record<RegistryField, string> => ({
  registryName: draft.registryName,
  occasion: draft.occasion,
  eventDate: draft.eventDate,
  guestRange: draft.guestRange,
  guestMessage: draft.guestMessage ?? '',
  phoneNumber: draft.phoneNumber,
});
