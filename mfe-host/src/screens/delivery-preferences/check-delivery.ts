import { deliveryForm, formProblems, type FormProblems } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import {
  type DeliveryField,
  type DeliveryFormValues,
  deliveryFields,
  toRequestBody,
} from './delivery-form-values.ts';

export type DeliveryDetails = z.output<typeof deliveryForm>;
type Checked =
  | { readonly details: DeliveryDetails; readonly problems?: undefined }
  | { readonly details?: undefined; readonly problems: FormProblems<DeliveryField> };

/** Validates the request body, so hidden fields never have errors. */
export function checkDelivery(values: DeliveryFormValues): Checked {
  const checked = deliveryForm.safeParse(toRequestBody(values));
  if (checked.success) return { details: checked.data };
  const issues = [...checked.error.issues, ...termsIssues(values)];
  return { problems: formProblems({ issues }, deliveryFields) };
}

/** Without a choice the schema stops at the choice, so the terms are checked by themselves. */
const termsIssues = ({ termsAccepted }: DeliveryFormValues) =>
  deliveryForm.safeParse({ deliveryPreference: 'guest_delivery', termsAccepted }).error?.issues ??
  [];
