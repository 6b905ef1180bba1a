import { page as pageSchema, type PageDefinition } from '@gift-registry/bff-contract';
import type { SharePreview } from '../features/sharing/pictures/share-preview.repository.ts';
import type { PageMatch } from './find-page.ts';
import { pageMetadataFor, pageHead } from './page-head.ts';

const found = (definition: Partial<PageDefinition> = {}): PageMatch => {
  const page = pageSchema.parse({
    screen: 'shared-registry',
    path: '/r/:shareCode',
    title: 'Gift registry',
    description: 'See the wish list.',
    ...definition,
  });
  return {
    release: {
      project: 'mfe-guest',
      version: '1',
      manifest: {
        project: 'mfe-guest',
        entry: 'e.js',
        scripts: [],
        styles: [],
        fonts: [],
        pages: [],
      },
    },
    page: { ...page, scripts: [], styles: [] },
    params: {},
    entry: undefined,
  };
};

const headOf = (page: PageMatch | undefined, share?: SharePreview) =>
  pageHead({
    brand: 'Tohfa',
    publicBaseUrl: 'https://gifts.example',
    metadata: pageMetadataFor(page, share),
    sharePicture: { text: 'A garland', type: 'image/png', url: '/_mf/document/1/p.png' },
  });

test('a shared registry has its name as title, with markup escaped', () => {
  const head = headOf(found(), {
    registryName: '</title><script>alert(1)</script>',
    ownerFirstName: 'As"ha',
    occasion: 'wedding',
    ...{ eventDate: '2099-11-21', completed: false, giftsPaused: false },
  });
  expect(head).toMatch(/<title>&lt;\/title&gt;&lt;script&gt;.* · Tohfa<\/title>/);
  expect(head).toMatch(/content="As&quot;ha’s wedding wish list\./);
  expect(head).not.toMatch(/<script/);
});

test('the occasion "other" is not shown', () => {
  const share = {
    registryName: 'R',
    ownerFirstName: '',
    occasion: 'other',
    ...{ eventDate: '2099-11-21', completed: false, giftsPaused: false },
  } as const;
  expect(headOf(found(), share)).toMatch(/content="A wish list\./);
});

test.each([
  [{ completed: false, giftsPaused: false }, /See what is still to give/],
  [{ completed: false, giftsPaused: true }, /The host takes no new gifts right now\./],
  [{ completed: true, giftsPaused: true }, /This registry is complete\./],
])('the description of a registry with %j says its state', (state, message) => {
  const registry = { registryName: 'R', ownerFirstName: 'Asha', eventDate: '2099-11-21' };
  const head = headOf(found(), { ...registry, occasion: 'wedding', ...state });
  expect(head).toMatch(message);
  if (state.completed || state.giftsPaused) expect(head).not.toMatch(/still to give|choose a gift/);
});

test('only indexable pages have a canonical URL', () => {
  expect(headOf(found())).toMatch(/name="robots" content="noindex"/);
  const listed = headOf(found({ path: '/faq', indexable: true }));
  expect(listed).toMatch(/rel="canonical" href="https:\/\/gifts\.example\/faq"/);
  expect(listed).toMatch(/property="og:url" content="https:\/\/gifts\.example\/faq"/);
  expect(listed).not.toMatch(/robots/);
});

test('og:image is an absolute URL', () => {
  expect(headOf(found())).toMatch(
    /property="og:image" content="https:\/\/gifts\.example\/_mf\/document\/1\/p\.png"/,
  );
});

test('an unknown URL has the not-found title', () => {
  expect(headOf(undefined)).toMatch(/<title>Oops! Page not found · Tohfa/);
});

test('an unknown entry of a page has the not-found title', () => {
  const blog = found({ path: '/blogs/:slug', indexable: true, entries: [] });
  expect(headOf(blog)).toMatch(/<title>Oops! Page not found · Tohfa/);
  expect(headOf(blog)).toMatch(/noindex/);
});
