import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page as pageSchema, type PageDefinition } from '@gift-registry/bff-contract';
import { announce } from './announcement.ts';
import type { FoundPage } from './find-page.ts';
import { pageHead } from './page-head.ts';
import type { SharePreview } from './share-preview.ts';

const found = (definition: Partial<PageDefinition> = {}): FoundPage => {
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

const headOf = (page: FoundPage | undefined, share?: SharePreview) =>
  pageHead({
    brand: 'Tohfa',
    publicBaseUrl: 'https://gifts.example',
    announcement: announce(page, share),
    sharePicture: { content: Buffer.from(''), type: 'image/png', url: '/_mf/document/1/p.png' },
  });

test('a shared registry is announced by name, and what guests type cannot break out', () => {
  const head = headOf(found(), {
    registryName: '</title><script>alert(1)</script>',
    ownerFirstName: 'As"ha',
    occasion: 'wedding',
  });
  assert.match(head, /<title>&lt;\/title&gt;&lt;script&gt;.* · Tohfa<\/title>/);
  assert.match(head, /content="As&quot;ha’s wedding wish list\./);
  assert.doesNotMatch(head, /<script/);
});

test('an occasion of another kind is left out', () => {
  const share = { registryName: 'R', ownerFirstName: '', occasion: 'other' } as const;
  assert.match(headOf(found(), share), /content="A wish list\./);
});

test('only pages that may be listed name their address', () => {
  assert.match(headOf(found()), /name="robots" content="noindex"/);
  const listed = headOf(found({ path: '/faq', indexable: true }));
  assert.match(listed, /rel="canonical" href="https:\/\/gifts\.example\/faq"/);
  assert.match(listed, /property="og:url" content="https:\/\/gifts\.example\/faq"/);
  assert.doesNotMatch(listed, /robots/);
});

test('messengers get a full address of the picture', () => {
  assert.match(
    headOf(found()),
    /property="og:image" content="https:\/\/gifts\.example\/_mf\/document\/1\/p\.png"/,
  );
});

test('an unknown address says so', () => {
  assert.match(headOf(undefined), /<title>Oops! Page not found · Tohfa/);
});

test('an address that its page does not know is not found', () => {
  const blog = found({ path: '/blogs/:slug', indexable: true, entries: [] });
  assert.match(headOf(blog), /<title>Oops! Page not found · Tohfa/);
  assert.match(headOf(blog), /noindex/);
});
