import { shareCodeFromInput } from '@gift-registry/bff-contract';
import { shareCodeOf } from './share-code.ts';

test('shareCodeOf prefers the query to the path', () => {
  expect(shareCodeOf('?code=fromQuery', 'fromPath')).toBe('fromQuery');
  expect(shareCodeOf('', 'fromPath')).toBe('fromPath');
  expect(shareCodeOf('', undefined)).toBe('');
  expect(shareCodeOf('?code=https%3A%2F%2Ftohfa.example%2Fr%2Fabc', undefined)).toBe('abc');
});

test('shareCodeFromInput extracts the code of a pasted link', () => {
  expect(shareCodeFromInput(' https://tohfa.example/r/abc_DEF-1?x=1 ')).toBe('abc_DEF-1');
  expect(shareCodeFromInput('https://tohfa.example/guest?code=abc')).toBe('abc');
  expect(shareCodeFromInput('abc')).toBe('abc');
});
