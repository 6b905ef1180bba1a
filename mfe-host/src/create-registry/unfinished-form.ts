import { guestRanges, occasions } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
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

/** Takes what fits the form of values that may be old or incomplete. */
export function toFormValues(values: unknown): InitialValues | undefined {
  const parsed = formValues.safeParse(values);
  if (!parsed.success) return undefined;
  const { occasion, guestRange, ...texts } = parsed.data;
  return { ...texts, ...(occasion && { occasion }), ...(guestRange && { guestRange }) };
}

const storedForm = z.object({ draftVersion: z.string().nullable(), values: z.unknown() });

/**
 * An incomplete form, stored in this browser because the server rejects it. It belongs to one host and one version of
 * the draft: a later version of the draft replaces it.
 */
export function unfinishedForm(hostId: string, draftVersion: string | null) {
  const stored = storedValue('localStorage', `gr-unfinished-registry:${hostId}`, storedForm);
  return {
    read(): InitialValues | undefined {
      const form = stored.read();
      return form?.draftVersion === draftVersion ? toFormValues(form.values) : undefined;
    },
    /** False when the browser did not store it. */
    write: (values: InitialValues): boolean => stored.write({ draftVersion, values }),
    remove: stored.remove,
  };
}

export type UnfinishedForm = ReturnType<typeof unfinishedForm>;
