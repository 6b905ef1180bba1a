import { containsUnstorableText } from './validator-compiler.ts';

test('a NUL or a lone surrogate is found in values and keys at any depth', () => {
  expect(containsUnstorableText({ a: [{ b: 'x\0' }] })).toBe(true);
  expect(containsUnstorableText({ a: { 'k\0': 1 } })).toBe(true);
  expect(containsUnstorableText(['\ud83c'])).toBe(true);
});

test('all other values may be stored', () => {
  expect(containsUnstorableText({ a: ['x 🎁 \u202e', 1, null, true, {}] })).toBe(false);
  expect(containsUnstorableText(undefined)).toBe(false);
});

test('deep nesting does not overflow the stack', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(containsUnstorableText(value)).toBe(true);
});
