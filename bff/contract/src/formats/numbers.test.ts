import fc from 'fast-check';
import { locales } from './languages.ts';
import { formatMinutes, formatNumber, joinList, joinSome, plural } from './numbers.ts';
import { intlModels } from '../../testing/intl-models.ts';

test('every count is grouped as Intl groups it in India', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (count) => {
      expect(formatNumber(count)).toBe(count.toLocaleString('en-IN'));
    }),
  );
});

test('decimals are rounded, and zeros at the end left out', () => {
  expect(formatNumber(1234.56, 1)).toBe('1,234.6');
  expect(formatNumber(2.96, 1)).toBe('3');
  expect(formatNumber(0.25, 2)).toBe('0.25');
});

test('a plural takes the text of its count', () => {
  const gifts = [0, 1, 2, 141999].map((count) => plural(count, '# gift', '# gifts'));
  expect(gifts).toStrictEqual(['0 gifts', '1 gift', '2 gifts', '1,41,999 gifts']);
  expect(plural(1, 'Give it back', 'Give all # back')).toBe('Give it back');
});

describe.each(locales)('in %s', (locale) => {
  test('a count has the plural that Intl knows', () => {
    const rules = new Intl.PluralRules(locale);
    for (let count = 0; count <= 200; count += 1)
      expect(plural(count, 'one', 'other', locale)).toBe(rules.select(count));
  });

  test('a list ends with a conjunction, as Intl joins it', () => {
    const lists = new Intl.ListFormat(intlModels[locale].lists, { type: 'conjunction' });
    for (const names of [[], ['Asha'], ['Asha', 'Dev'], ['Asha', 'Dev', 'others']])
      expect(joinList(names, locale)).toBe(lists.format(names));
  });
});

test('a list that names some counts the others', () => {
  expect(joinSome(['Asha'], 0)).toBe('Asha');
  expect(joinSome(['Asha'], -1)).toBe('Asha');
  expect(joinSome(['Asha'], 1)).toBe('Asha and 1 more');
  expect(joinSome(['Asha', 'Dev'], 1200)).toBe('Asha, Dev and 1,200 more');
});

test('seconds read as minutes, rounded up', () => {
  expect([0, 1, 60, 61, 900].map((seconds) => formatMinutes(seconds))).toStrictEqual([
    '1 minute',
    '1 minute',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
});
