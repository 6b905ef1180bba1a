import { shortDescription, shortName } from './truncate.ts';

test('a name that fits is left alone', () => {
  expect(shortName('x'.repeat(60))).toBe('x'.repeat(60));
});

test('a longer name keeps 57 characters', () => {
  expect(shortName('x'.repeat(61))).toBe(`${'x'.repeat(57)}...`);
});

test('a description keeps 117 of more than 120 characters', () => {
  expect(shortDescription('x'.repeat(120))).toBe('x'.repeat(120));
  expect(shortDescription('x'.repeat(121))).toBe(`${'x'.repeat(117)}...`);
});
