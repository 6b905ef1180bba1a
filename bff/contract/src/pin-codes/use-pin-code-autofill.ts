import { useEffect, useRef } from 'react';
import type { Place } from './place-of-pin.ts';
import { usePlaceOfPin } from './use-place-of-pin.ts';

interface AddressFields {
  readonly read: (name: keyof Place) => string;
  readonly fill: (name: keyof Place, value: string) => void;
}

/** Fills in city and state from a complete PIN code, unless the person typed them. Without a connection it does nothing. */
export function usePinCodeAutofill(pin: string, { read, fill }: AddressFields): void {
  const filled = useRef<Place>(undefined);
  const place = usePlaceOfPin(pin);

  useEffect(() => {
    if (!place || place === filled.current) return;
    for (const name of ['city', 'state'] as const)
      if (['', filled.current?.[name]].includes(read(name))) fill(name, place[name]);
    filled.current = place;
  }, [place, read, fill]);
}
