import { parseFormValues } from './registry-form-values.ts';

test('parseFormValues keeps an incomplete form', () => {
  const left = {
    registryName: 'Meera turns one',
    occasion: 'birthday',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '98',
  };
  expect(parseFormValues(left)).toStrictEqual(left);
});

test('parseFormValues drops values that no longer fit', () => {
  expect(parseFormValues({ registryName: 'A', occasion: '', guestRange: '1-10' })).toStrictEqual({
    registryName: 'A',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '',
  });
  expect(parseFormValues(null)).toBeUndefined();
});
