import { z } from 'zod';
import pinCodes from './pin-codes.json' with { type: 'json' };
import { placeOfPin } from './place-of-pin.ts';

test.each([
  ['110001', 'Delhi', 'Delhi'],
  ['122001', 'Gurugram', 'Haryana'],
  ['302001', 'Jaipur', 'Rajasthan'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['411001', 'Pune', 'Maharashtra'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['700001', 'Kolkata', 'West Bengal'],
  ['744101', 'South Andamans', 'Andaman and Nicobar Islands'],
])('placeOfPin finds %s in %s, %s', (pin, city, state) => {
  expect(placeOfPin(pin)).toEqual({ city, state });
});

test.each(['000000', '999999', '100000', ''])('placeOfPin finds no place for "%s"', (pin) => {
  expect(placeOfPin(pin)).toBeUndefined();
});

test('the table has one place for each PIN code', () => {
  const codes = z.string().regex(/^[1-9]\d{5}(-[1-9]\d{5})?( [1-9]\d{5}(-[1-9]\d{5})?)*$/);
  const table = z.record(z.string().min(1), z.record(z.string().min(1), codes)).parse(pinCodes);
  const ranges = Object.values(table)
    .flatMap((cities) => Object.values(cities))
    .flatMap((listed) => listed.split(' '))
    .toSorted();
  const ends = ranges.flatMap((range) => {
    const [start = 0, end = start] = range.split('-').map(Number);
    return [start, end + 1];
  });
  // Ranges that overlap, or that end before they start, are out of order.
  expect(ends).toStrictEqual(ends.toSorted((a, b) => a - b));
});
