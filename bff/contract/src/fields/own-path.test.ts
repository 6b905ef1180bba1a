import { ownPath } from './own-path.ts';

test.each([
  [
    '/add?url=https%3A%2F%2Fshop.example%2Fa&title=x#y',
    '/add?url=https%3A%2F%2Fshop.example%2Fa&title=x#y',
  ],
  ['/gifts/../host', '/host'],
  ['/r/a?next=//evil.example', '/r/a?next=//evil.example'],
])('%s is a page of this site', (path, read) => {
  expect(ownPath.parse(path)).toBe(read);
});

test.each([
  '',
  'host',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1500)}`,
])('%j is none', (path) => {
  expect(ownPath.safeParse(path).success).toBe(false);
});
