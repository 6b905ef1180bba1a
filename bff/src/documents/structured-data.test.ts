import { releaseManifest, type DocumentSettings } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../features/releases/release.ts';
import type { PageMetadata } from './page-head.ts';
import { structuredData } from './structured-data.ts';

const metadata: PageMetadata = {
  title: 'First',
  description: 'The first post.',
  canonicalPath: '/blogs/first',
  structuredData: [],
  isEntry: true,
};
const settings: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
  localShops: [],
  sampleRegistryPath: null,
  funds: true,
  googleSignIn: false,
  contact: { email: 'hello@gifts.example', phone: null, whatsappUrl: null },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/gifts' }],
  accountDisclosure: 'spec',
};
const blogs = { screen: 'blogs', path: '/blogs', title: 'Blogs', description: 'Posts' };
const manifest = releaseManifest.parse({
  project: 'mfe-public',
  entry: 'e.js',
  scripts: [],
  styles: [],
  pages: [{ ...blogs, scripts: [], styles: [] }],
});
const releases: readonly LiveRelease[] = [{ project: 'mfe-public', version: '1', manifest }];
const graphOf = (subject: Partial<PageMetadata>) =>
  JSON.stringify(
    structuredData({
      metadata: { ...metadata, ...subject },
      settings,
      releases,
      logo: '/logo.svg',
    }),
  );

test('breadcrumbs list the parent pages', () => {
  const graph = graphOf({});
  expect(graph).toMatch(/"name":"Home","item":\{"@id":"https:\/\/gifts\.example\/"\}/);
  expect(graph).toMatch(
    /"position":2,"name":"Blogs","item":\{"@id":"https:\/\/gifts\.example\/blogs"/,
  );
  expect(graph).toMatch(/"position":3,"name":"First"/);
});

test('the organization has configured contact details only', () => {
  const graph = graphOf({});
  expect(graph).toMatch(/"@type":"Organization","@id":"https:\/\/gifts\.example\/#organization"/);
  expect(graph).toMatch(/"sameAs":\["https:\/\/www\.instagram\.com\/gifts"\]/);
  expect(graph).toMatch(/"email":"hello@gifts\.example"/);
  expect(graph).not.toMatch(/telephone/);
});

test('URL fields become absolute; texts stay unchanged', () => {
  const graph = graphOf({
    structuredData: [
      {
        '@type': 'BlogPosting',
        url: '/blogs/first',
        headline: '/r is short',
        author: [{ url: '/about-us' }],
      },
    ],
  });
  expect(graph).toMatch(/"url":"https:\/\/gifts\.example\/blogs\/first","headline":"\/r is short"/);
  expect(graph).toMatch(/"author":\[\{"url":"https:\/\/gifts\.example\/about-us"\}\]/);
});

test('a page that is not indexable has no structured data', () => {
  expect(graphOf({ canonicalPath: undefined })).toBeUndefined();
});
