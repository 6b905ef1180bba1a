import { aGift } from '../../../testing/fixtures.ts';
import { suggestNote, tones } from './note-suggestion.ts';

const host = { firstName: 'Asha', lastName: 'Rao' };

test.each(tones)('the %s note names giver, gift and host', (tone) => {
  const note = suggestNote(tone, aGift(), host);
  for (const word of ['Sunita Devi', 'Brass Diya Lamp', 'Asha']) expect(note).toContain(word);
});

test('a share in a gift is thanked for as a share', () => {
  expect(suggestNote('warm', aGift({ kind: 'contribution', amount: 500 }), host)).toContain(
    'your share in the gift “Brass Diya Lamp”',
  );
});

test('a giver whose data is gone is greeted without a name', () => {
  expect(suggestNote('short', aGift({ giverName: '' }), host)).toMatch(/^Hello, thank you/);
});
