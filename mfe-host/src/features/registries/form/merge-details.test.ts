import { mergeDetails } from './use-registry-form.ts';

const base = {
  registryName: 'Home',
  occasion: 'housewarming',
  eventDate: '2099-01-01',
  guestRange: '21–50',
  guestMessage: '',
  phoneNumber: '9876543210',
};

test('an untouched field follows, a touched one keeps what was typed', () => {
  const typed = { ...base, registryName: 'Our home' };
  const saved = { ...base, eventDate: '2099-02-02', registryName: 'The home' };
  expect(mergeDetails(base, typed, saved)).toStrictEqual({
    values: { ...typed, eventDate: '2099-02-02' },
    followed: ['eventDate'],
    conflicts: ['registryName'],
  });
});

test('the same change on both devices is no conflict', () => {
  const changed = { ...base, registryName: 'Our home' };
  expect(mergeDetails(base, changed, changed)).toStrictEqual({
    values: changed,
    followed: [],
    conflicts: [],
  });
});

test('a field that only this device changed stays as typed', () => {
  const typed = { ...base, guestMessage: 'Come hungry' };
  expect(mergeDetails(base, typed, base)).toStrictEqual({
    values: typed,
    followed: [],
    conflicts: [],
  });
});
