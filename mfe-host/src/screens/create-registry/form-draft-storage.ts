import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';
import {
  parseFormValues,
  type InitialValues,
} from '../../features/registries/form/registry-form-values.ts';

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
    write: (values: InitialValues): boolean => stored.write({ draftVersion, values }),
    remove: stored.remove,
  };
}

export type FormDraftStorage = ReturnType<typeof formDraftStorage>;
