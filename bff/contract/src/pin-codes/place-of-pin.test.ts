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
