import { readStockText } from '../extract/visible/stock-words.ts';
import { nothingBut, phrasesOf, saying, type Meaning } from './vocabulary.ts';

/** A phrase as a page may write it. */
const example = (phrase: string) =>
  phrase.replaceAll('#', '3').replaceAll('…', ' now ').replaceAll('*', 'en');

test.each([
  ['stockOut', 'out-of-stock'],
  ['stockPre', 'pre-order'],
  ['stockIn', 'in-stock'],
] as const)(
  'each phrase of %s is read as %s, in small and capital letters',
  (meaning, availability) => {
    for (const phrase of phrasesOf(meaning)) {
      const text = example(phrase);
      expect([text, readStockText(text)]).toStrictEqual([text, availability]);
      const capitals = text.toUpperCase();
      // The capital of the Turkish "ı" is that of "i".
      if (capitals.toLowerCase() === text)
        expect([text, readStockText(capitals)]).toStrictEqual([text, availability]);
    }
  },
);

const OTHERS: readonly Meaning[] = [
  'priceOld',
  'pricePerhapsOld',
  'priceOther',
  'priceIncludesTax',
  'buttonCart',
  'buttonNotify',
  'sectionElsewhere',
  'pageNoResults',
  'pageParked',
];
test.each(OTHERS)('each phrase of %s is found in a sentence, and not inside a word', (meaning) => {
  for (const phrase of phrasesOf(meaning)) {
    const text = example(phrase);
    expect([text, saying(meaning).test(`x ${text} x`)]).toStrictEqual([text, true]);
  }
  expect(saying(meaning).test('xyzzyq')).toBe(false);
});

test.each(['buttonBuy', 'buttonDonate', 'buttonApply', 'pageCart'] as const)(
  'each phrase of %s counts only as the whole text',
  (meaning) => {
    for (const phrase of phrasesOf(meaning)) {
      expect([phrase, nothingBut(meaning).test(example(phrase))]).toStrictEqual([phrase, true]);
      expect([phrase, nothingBut(meaning).test(`qq ${example(phrase)} qq`)]).toStrictEqual([
        phrase,
        false,
      ]);
    }
  },
);

test('a phrase is no part of a longer word, and its spaces may be missing', () => {
  expect(saying('stockIn').test('available online')).toBe(true);
  expect(saying('stockOut').test('a soldouter')).toBe(false);
  expect(saying('stockIn').test('a stockpot')).toBe(false);
});
