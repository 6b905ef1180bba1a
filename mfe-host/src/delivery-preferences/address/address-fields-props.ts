import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { DeliveryField, DeliveryFormValues } from '../delivery-form-values.ts';

export interface AddressFieldsProps {
  /** Registers a field whose error clears on edit. */
  readonly field: (name: DeliveryField) => UseFormRegisterReturn;
  readonly errors: FieldErrors<DeliveryFormValues>;
}
