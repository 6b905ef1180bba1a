import { changedFieldLabels, describeDraft } from './unsaved-changes.ts';

const loaded = { registryName: 'Home', eventDate: '2027-01-01', guestMessage: '', phoneNumber: '' };

test('changedFieldLabels lists the changed fields in the order of the form', () => {
  const current = { ...loaded, phoneNumber: '98', registryName: 'Our home' };
  expect(changedFieldLabels(loaded, current)).toStrictEqual(['Registry name', 'Phone number']);
  expect(changedFieldLabels(loaded, { ...loaded, occasion: 'wedding' })).toStrictEqual([
    'Occasion',
  ]);
});

test('changedFieldLabels ignores reverted changes and empty choices', () => {
  expect(changedFieldLabels(loaded, { ...loaded })).toStrictEqual([]);
  expect(changedFieldLabels(loaded, { ...loaded, guestMessage: null })).toStrictEqual([]);
});

test('describeDraft names the draft and counts its gifts', () => {
  expect(describeDraft(null)).toBeUndefined();
  expect(describeDraft({ registryName: 'Home', itemCount: 0 })).toBe('the draft “Home”');
  expect(describeDraft({ registryName: 'Home', itemCount: 1 })).toBe(
    'the draft “Home” with its gift',
  );
  expect(describeDraft({ registryName: 'Home', itemCount: 3 })).toBe(
    'the draft “Home” with its 3 gifts',
  );
});
