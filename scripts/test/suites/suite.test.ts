import { describeCache } from './suite.ts';

test('a summary names results from the cache, whole or in part', () => {
  expect(describeCache([])).toBe('');
  expect(describeCache([false, false])).toBe('');
  expect(describeCache([true, true])).toBe(', from the cache');
  expect(describeCache([true, false, true])).toBe(', 2 of 3 parts from the cache');
});
