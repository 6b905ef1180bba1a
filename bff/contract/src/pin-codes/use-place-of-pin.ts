import { useEffect, useState } from 'react';
import type { Place } from './place-of-pin.ts';

/** The table is no part of a first load. */
const loadPlaces = () => import(/* webpackChunkName: "pin-codes" */ './place-of-pin.ts');

/** The place of a complete PIN code; undefined while it loads, without a connection, and for an unassigned one. */
export function usePlaceOfPin(pin: string): Place | undefined {
  const [found, setFound] = useState<{ readonly pin: string; readonly place: Place }>();
  useEffect(() => {
    if (!/^\d{6}$/.test(pin)) return undefined;
    let isCurrent = true;
    void loadPlaces().then(
      ({ placeOfPin }) => {
        const place = placeOfPin(pin);
        if (isCurrent && place) setFound({ pin, place });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pin]);
  return found?.pin === pin ? found.place : undefined;
}
