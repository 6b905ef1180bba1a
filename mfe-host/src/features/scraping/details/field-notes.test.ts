import { fieldNoteText } from './field-notes.ts';

test('fieldNoteText gives the reason of an empty field', () => {
  expect(fieldNoteText('price', 'not-found')).toBe('We did not find a price on this page.');
  expect(fieldNoteText('price', 'not-sure') ?? '').toMatch(/^We saw a price, but it may not be/);
  expect(fieldNoteText('name', 'corrected') ?? '').toMatch(/^You changed this before/);
  expect(fieldNoteText('name', undefined)).toBeUndefined();
});
