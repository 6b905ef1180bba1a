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

/** Takes what fits the form of values that may be old or incomplete. */
export function toFormValues(values: unknown): InitialValues | undefined {
  const parsed = formValues.safeParse(values);
  if (!parsed.success) return undefined;
  const { occasion, guestRange, ...texts } = parsed.data;
  return { ...texts, ...(occasion && { occasion }), ...(guestRange && { guestRange }) };
}

const keptForm = z.object({ draftVersion: z.string().nullable(), values: z.unknown() });

/**
 * A form that the server can't take yet, kept in this browser until it is complete.
 * It belongs to one host and one version of the draft: a draft that was saved since is newer than what was kept.
 */
export function unfinishedForm(hostId: string, draftVersion: string | null) {
  const storageKey = `gr-unfinished-registry:${hostId}`;
  return {
    read(): InitialValues | undefined {
      try {
        const kept = keptForm.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
        return kept.draftVersion === draftVersion ? toFormValues(kept.values) : undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether the browser could keep it. */
    keep(values: InitialValues): boolean {
      try {
        localStorage.setItem(storageKey, JSON.stringify({ draftVersion, values }));
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      try {
        localStorage.removeItem(storageKey);
      } catch {
        // A browser without storage kept nothing.
      }
    },
  };
}

export type UnfinishedForm = ReturnType<typeof unfinishedForm>;
