import { guestRanges, occasions } from '@gift-registry/bff-contract';
import { z } from 'zod';
import type { InitialValues } from './registry-form-values.ts';

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
