import { wordsOf } from './label.ts';

test('a label is split into words', () => {
  expect(wordsOf('oldPrice price--sale')).toBe('old price price sale');
  expect(wordsOf('text-bold gold_frame')).toBe('text bold gold frame');
  expect(wordsOf('a'.repeat(1_000_000)).length).toBe(300);
});
