import type { Toast } from '@gift-registry/shell-contract';
import type { FieldErrors } from 'react-hook-form';
import type { DeliveryFormValues } from './delivery-form-values.ts';

export function deliveryErrorToast(errors: FieldErrors<DeliveryFormValues>): Toast | undefined {
  const { deliveryPreference, termsAccepted } = errors;
  if (deliveryPreference?.message)
    return {
      type: 'error',
      title: 'Selection Required',
      description: deliveryPreference.message,
    };
  if (termsAccepted?.message)
    return { type: 'error', title: 'Terms Required', description: termsAccepted.message };
  return undefined;
}
