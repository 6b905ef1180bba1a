import { deliveryForm } from '@gift-registry/bff-contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { DeliveryFormValues } from './delivery-form-values.ts';
import { isDeliveryField, toDeliveryForm } from './delivery-form-values.ts';

export type DeliveryDetails = z.output<typeof deliveryForm>;

/** Checks what would be sent, so that a field of the other choice is never at fault. */
export const deliveryResolver: Resolver<DeliveryFormValues, unknown, DeliveryDetails> = (
  values,
) => {
  const checked = deliveryForm.safeParse(toDeliveryForm(values));
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<DeliveryFormValues> = {};
  for (const { path, message } of checked.error.issues) {
    const [field] = path;
    if (isDeliveryField(field)) errors[field] ??= { type: 'invalid', message };
  }
  return { values: {}, errors };
};
