import { places, ranges } from './pin-code-table.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
}

interface PinRange {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

const allPlaces = places.split(';').map((entry): Place => {
  const [city = '', state = ''] = entry.split('|');
  return { city, state };
});

function decode(): PinRange[] {
  let end = 0;
  return ranges
    .trim()
    .split(' ')
    .flatMap((entry) => {
      const [gap = 0, length = 0, index = 0] = entry.split('.').map((part) => parseInt(part, 36));
      const start = end + gap;
      end = start + length;
      const place = allPlaces[index];
      return place ? [{ start, end, place }] : [];
    });
}

const pinRanges = decode();

/** City (or district) and state of a six-digit PIN code; undefined for an unassigned one. */
export function placeOfPin(pin: string): Place | undefined {
  const code = Number(pin);
  return pinRanges.find(({ start, end }) => start <= code && code <= end)?.place;
}
