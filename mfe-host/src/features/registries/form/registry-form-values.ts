import {
  type Registry,
  type registryForm,
  guestRanges,
  occasions,
  type ApiError,
} from '@gift-registry/bff-contract';
import { z } from 'zod';

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

const text = z.string().catch('');
const formValues = z.object({
  registryName: text,
  occasion: z.enum(occasions).optional().catch(undefined),
  eventDate: text,
  guestRange: z.enum(guestRanges).optional().catch(undefined),
  guestMessage: text,
  phoneNumber: text,
});

export function parseFormValues(values: unknown): InitialValues | undefined {
  const parsed = formValues.safeParse(values);
  if (!parsed.success) return undefined;
  const { occasion, guestRange, ...texts } = parsed.data;
  return { ...texts, ...(occasion && { occasion }), ...(guestRange && { guestRange }) };
}

export function saveFailure(error: ApiError, updating: boolean): string {
  if (error.code === 'network' || error.code === 'unreadable-reply')
    return 'Failed to save registry. Please try again.';
  return `Failed to ${updating ? 'update' : 'create'} registry: ${error.message}`;
}
