import type { Notice } from '@gift-registry/shell-contract';
import type { FieldErrors } from 'react-hook-form';
import type { DeliveryFormValues } from './delivery-form-values.ts';

/** The toast for what is missing; the address has its own message in its section. */
export function whatIsMissing(errors: FieldErrors<DeliveryFormValues>): Notice | undefined {
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
