import { shareCodeFromInput, shareCodeOf } from './share-code.ts';

test('a code in the query takes precedence over the path', () => {
  expect(shareCodeOf('?code=fromQuery', 'fromPath')).toBe('fromQuery');
  expect(shareCodeOf('', 'fromPath')).toBe('fromPath');
  expect(shareCodeOf('', undefined)).toBe('');
});

test('a pasted link gives its code', () => {
  expect(shareCodeFromInput(' https://tohfa.example/r/abc_DEF-1?x=1 ')).toBe('abc_DEF-1');
  expect(shareCodeFromInput('https://tohfa.example/guest?code=abc')).toBe('abc');
  expect(shareCodeFromInput('abc')).toBe('abc');
});
