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

/** Parses values that may be old or incomplete; values that no longer fit are dropped. */
export function parseFormValues(values: unknown): InitialValues | undefined {
  const parsed = formValues.safeParse(values);
  if (!parsed.success) return undefined;
  const { occasion, guestRange, ...texts } = parsed.data;
  return { ...texts, ...(occasion && { occasion }), ...(guestRange && { guestRange }) };
}

const storedForm = z.object({ draftVersion: z.string().nullable(), values: z.unknown() });

/**
 * Stores an incomplete form in this browser, because the server rejects it. It belongs to one host and one version of
 * the saved draft; a later version replaces it.
 */
export function formDraftStorage(hostId: string, draftVersion: string | null) {
  const stored = storedValue('localStorage', `gr-unfinished-registry:${hostId}`, storedForm);
  return {
    read(): InitialValues | undefined {
      const form = stored.read();
      return form?.draftVersion === draftVersion ? parseFormValues(form.values) : undefined;
    },
    /** False when the browser did not store it. */
    write: (values: InitialValues): boolean => stored.write({ draftVersion, values }),
    remove: stored.remove,
  };
}

export type FormDraftStorage = ReturnType<typeof formDraftStorage>;
