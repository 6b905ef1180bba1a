import { routedPage, type PageDefinition } from '@gift-registry/bff-contract';
import { pageMetadataFor } from './use-focus-after-navigation.ts';

const page = (definition: Partial<PageDefinition> = {}) =>
  routedPage.parse({ screen: 'x', path: '/x', title: 'X', description: 'An X', ...definition });

test('a page without entries has its own title', () => {
  expect(pageMetadataFor(page(), '/x').title).toBe('X');
});

test('a page with entries has the title of the entry, and is not found for other paths', () => {
  const posts = page({
    path: '/posts/:slug',
    entries: [{ path: '/posts/first', title: 'The first', description: 'Of all' }],
  });
  expect(pageMetadataFor(posts, '/posts/first').title).toBe('The first');
  expect(pageMetadataFor(posts, '/posts/second').title).toBe('Oops! Page not found');
});

test('an address without a page is not found', () => {
  expect(pageMetadataFor(undefined, '/y').title).toBe('Oops! Page not found');
});
