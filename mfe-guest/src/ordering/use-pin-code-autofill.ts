import { usePlaceOfPin, type Place } from '@gift-registry/bff-contract/pin-codes';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { GiveForm } from '../give-values/give-values.ts';

export function usePinCodeAutofill({ clearErrors, control, getValues, setValue }: GiveForm): void {
  const filled = useRef<Place>(undefined);
  const place = usePlaceOfPin(useWatch({ control, name: 'pinCode' }));

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
