import { compactDigits } from '../formats/latin-digits.ts';
import pinCodes from './pin-codes.json' with { type: 'json' };

export interface Place {
  readonly city: string;
  readonly state: string;
}

const ranges = Object.entries(pinCodes).flatMap(([state, cities]) =>
  Object.entries(cities).flatMap(([city, codes]) =>
    codes.split(' ').map((range) => {
      const [start = 0, end = start] = range.split('-').map(Number);
      return { start, end, place: { city, state } };
    }),
  ),
);

/** City (or district) and state of a six-digit PIN code; undefined for an unassigned one. */
export function placeOfPin(pin: string): Place | undefined {
  const code = Number(compactDigits(pin));
  return ranges.find(({ start, end }) => start <= code && code <= end)?.place;
}
