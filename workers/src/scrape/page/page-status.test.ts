import { readPage } from './page.ts';
import { pageStatus } from './page-status.ts';

const long = 'A lamp that a family of lamp makers casts by hand. '.repeat(80);

const verdict = (title: string, body: string, status = 200) =>
  pageStatus(
    readPage(`<title>${title}</title><body>${body}</body>`, new URL('https://s.example/p')),
    status,
  );

test('a refusal is blocked, a product with the same words is readable', () => {
  expect(verdict('Access Denied', "<h1>Access Denied</h1>You don't have permission")).toBe(
    'blocked',
  );
  expect(verdict('Just a moment...', 'Checking your browser')).toBe('blocked');
  expect(verdict('Shop', 'Enter the characters you see below')).toBe('blocked');
  expect(verdict('Lamp', long, 403)).toBe('blocked');
  expect(verdict('Robot check valve lamp, blocked drains', long)).toBe('readable');
});

test('error pages and empty pages are recognized', () => {
  expect(verdict('Lamp', long, 404)).toBe('error');
  expect(verdict('Page not found', 'Sorry')).toBe('error');
  expect(verdict('Shop', '<div id="root"></div>')).toBe('empty');
  expect(verdict('Lamp', long)).toBe('readable');
});
