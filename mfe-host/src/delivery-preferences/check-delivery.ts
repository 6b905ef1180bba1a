import { deliveryForm } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { DeliveryField, DeliveryFormValues } from './delivery-form-values.ts';
import { isDeliveryField, toDeliveryForm } from './delivery-form-values.ts';

export type DeliveryDetails = z.output<typeof deliveryForm>;
export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

type Checked =
  | { readonly details: DeliveryDetails; readonly errors?: undefined }
  | { readonly details?: undefined; readonly errors: DeliveryErrors };

/** Checks what would be sent, so that a field of the other choice is never at fault. */
export function checkDelivery(values: DeliveryFormValues): Checked {
  const checked = deliveryForm.safeParse(toDeliveryForm(values));
  if (checked.success) return { details: checked.data };
  const errors: DeliveryErrors = {};
  for (const { path, message } of checked.error.issues) {
    const [field] = path;
    if (isDeliveryField(field)) errors[field] ??= message;
  }
  return { errors };
}
