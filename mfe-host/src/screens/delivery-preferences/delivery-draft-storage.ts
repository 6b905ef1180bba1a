import { deliveryPreferences, type Registry } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';
import type { DeliveryFormValues } from './delivery-form-values.ts';

const formValues = z.object({
  deliveryPreference: z.enum(['', ...deliveryPreferences]),
  recipientName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phoneNumber: z.string(),
  deliveryInstructions: z.string(),
  deliveryFrom: z.string(),
  deliveryUntil: z.string(),
  termsAccepted: z.boolean(),
}) satisfies z.ZodType<DeliveryFormValues>;

const draft = z.object({ saved: formValues, typed: formValues });

/**
 * Stores unsaved delivery values for Back and reload, in this tab only because they hold an address. When the saved
 * values change elsewhere, the draft is dropped.
 */
export function deliveryDraftStorage(registry: Registry, saved: DeliveryFormValues) {
  const stored = storedValue('sessionStorage', `gr-delivery-draft:${registry.id}`, draft);
  return {
    read(): DeliveryFormValues | undefined {
      const found = stored.read();
      return JSON.stringify(found?.saved) === JSON.stringify(formValues.parse(saved))
        ? found?.typed
        : undefined;
    },
    write: (typed: DeliveryFormValues) => stored.write({ saved, typed }),
    remove: stored.remove,
  };
}
