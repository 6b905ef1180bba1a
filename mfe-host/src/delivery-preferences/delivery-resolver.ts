import type { FieldErrors, Resolver } from 'react-hook-form';
import type { DeliveryDetails } from './check-delivery.ts';
import { checkDelivery } from './check-delivery.ts';
import type { DeliveryFormValues } from './delivery-form-values.ts';
import { isDeliveryField } from './delivery-form-values.ts';

export const deliveryResolver: Resolver<DeliveryFormValues, unknown, DeliveryDetails> = (
  values,
) => {
  const { details, errors } = checkDelivery(values);
  if (details) return { values: details, errors: {} };
  const fieldErrors: FieldErrors<DeliveryFormValues> = {};
  for (const [field, message] of Object.entries(errors))
    if (isDeliveryField(field)) fieldErrors[field] = { type: 'invalid', message };
  return { values: {}, errors: fieldErrors };
};
