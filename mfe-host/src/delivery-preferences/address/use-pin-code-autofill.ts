import { usePlaceOfPin, type Place } from '@gift-registry/bff-contract/pin-codes';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DeliveryDetails } from '../check-delivery.ts';
import type { DeliveryFormValues } from '../delivery-form-values.ts';

/** Fills in city and state from a complete PIN code, unless the host typed them. Without a connection it does nothing. */
export function usePinCodeAutofill(
  form: UseFormReturn<DeliveryFormValues, unknown, DeliveryDetails>,
): void {
  const { clearErrors, control, getValues, setValue } = form;
  const filled = useRef<Place>(undefined);
  const place = usePlaceOfPin(useWatch({ control, name: 'zipCode' }));

  useEffect(() => {
    if (!place || place === filled.current) return;
    for (const name of ['city', 'state'] as const)
      if (['', filled.current?.[name]].includes(getValues(name))) {
        setValue(name, place[name]);
        clearErrors(name);
      }
    filled.current = place;
  }, [place, clearErrors, getValues, setValue]);
}
