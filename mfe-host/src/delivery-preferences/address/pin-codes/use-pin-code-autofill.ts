import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DeliveryDetails } from '../../check-delivery.ts';
import type { DeliveryFormValues } from '../../delivery-form-values.ts';
import type { Place } from './place-of-pin.ts';

const loadPlaces = () => import(/* webpackChunkName: "pin-codes" */ './place-of-pin.ts');

/** Fills in city and state from a complete PIN code, unless the host typed them. Without a connection it does nothing. */
export function usePinCodeAutofill(
  form: UseFormReturn<DeliveryFormValues, unknown, DeliveryDetails>,
): void {
  const { clearErrors, control, getValues, setValue } = form;
  const [filled, setFilled] = useState<Place>();
  const pin = useWatch({ control, name: 'zipCode' });

  useEffect(() => {
    if (!/^\d{6}$/.test(pin)) return undefined;
    let current = true;
    const fillIn = (place: Place | undefined) => {
      if (!current || !place || place === filled) return;
      for (const name of ['city', 'state'] as const)
        if (['', filled?.[name]].includes(getValues(name))) {
          setValue(name, place[name]);
          clearErrors(name);
        }
      setFilled(place);
    };
    void loadPlaces().then(
      ({ placeOfPin }) => fillIn(placeOfPin(pin)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pin, filled, clearErrors, getValues, setValue]);
}
