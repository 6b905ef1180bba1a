import { deliveryForm } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { DeliveryField, DeliveryFormValues } from './delivery-form-values.ts';
import { isDeliveryField, toRequestBody } from './delivery-form-values.ts';

export type DeliveryDetails = z.output<typeof deliveryForm>;
type DeliveryErrors = Partial<Record<DeliveryField, string>>;

type Checked =
  | { readonly details: DeliveryDetails; readonly errors?: undefined }
  | { readonly details?: undefined; readonly errors: DeliveryErrors };

/** Validates the request body, so hidden fields never have errors. */
export function checkDelivery(values: DeliveryFormValues): Checked {
  const checked = deliveryForm.safeParse(toRequestBody(values));
  if (checked.success) return { details: checked.data };
  const errors: DeliveryErrors = {};
  for (const { path, message } of [...checked.error.issues, ...termsIssues(values)]) {
    const [field] = path;
    if (isDeliveryField(field)) errors[field] ??= message;
  }
  return { errors };
}

/** Without a choice the schema stops at the choice, so the terms are checked by themselves. */
const termsIssues = ({ termsAccepted }: DeliveryFormValues) =>
  deliveryForm.safeParse({ deliveryPreference: 'guest_delivery', termsAccepted }).error?.issues ??
  [];
