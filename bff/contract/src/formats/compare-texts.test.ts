import { compareTexts } from './compare-texts.ts';

test('texts are in the order of the alphabet, whatever their case and accents', () => {
  const names = ['lamp', 'Éclair stand', 'Apron', 'eiderdown', 'apron'];
  expect(names.toSorted(compareTexts)).toStrictEqual([
    'apron',
    'Apron',
    'Éclair stand',
    'eiderdown',
    'lamp',
  ]);
});
