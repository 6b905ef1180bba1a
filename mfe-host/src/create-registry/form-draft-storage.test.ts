import { parseFormValues } from './form-draft-storage.ts';

test('an incomplete form is read back as it was left', () => {
  const left = {
    registryName: 'Meera turns one',
    occasion: 'birthday',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '98',
  };
  expect(parseFormValues(left)).toStrictEqual(left);
});

test('what no longer fits is left out, the rest is kept', () => {
  expect(parseFormValues({ registryName: 'A', occasion: '', guestRange: '1-10' })).toStrictEqual({
    registryName: 'A',
    eventDate: '',
    guestMessage: '',
    phoneNumber: '',
  });
  expect(parseFormValues(null)).toBeUndefined();
});
