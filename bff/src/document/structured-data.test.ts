import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseManifest, type DocumentSettings } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../releases/live-releases.ts';
import type { Announcement } from './announcement.ts';
import { structuredData } from './structured-data.ts';

const announcement: Announcement = {
  title: 'First',
  description: 'The first post.',
  canonicalPath: '/blogs/first',
  opening: undefined,
  structuredData: [],
  isEntry: true,
};
const settings: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
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
const graphOf = (subject: Partial<Announcement>) =>
  JSON.stringify(
    structuredData({
      announcement: { ...announcement, ...subject },
      settings,
      releases,
      logo: '/logo.svg',
    }),
  );

test('the way to a page leads along the pages above it', () => {
  const graph = graphOf({});
  assert.match(graph, /"name":"Home","item":\{"@id":"https:\/\/gifts\.example\/"\}/);
  assert.match(
    graph,
    /"position":2,"name":"Blogs","item":\{"@id":"https:\/\/gifts\.example\/blogs"/,
  );
  assert.match(graph, /"position":3,"name":"First"/);
});

test('who runs the site is named with what is configured alone', () => {
  const graph = graphOf({});
  assert.match(graph, /"@type":"Organization","@id":"https:\/\/gifts\.example\/#organization"/);
  assert.match(graph, /"sameAs":\["https:\/\/www\.instagram\.com\/gifts"\]/);
  assert.match(graph, /"email":"hello@gifts\.example"/);
  assert.doesNotMatch(graph, /telephone/);
});

test('paths in what a page declares become addresses; its texts stay', () => {
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
  assert.match(graph, /"url":"https:\/\/gifts\.example\/blogs\/first","headline":"\/r is short"/);
  assert.match(graph, /"author":\[\{"url":"https:\/\/gifts\.example\/about-us"\}\]/);
});

test('what may not be listed tells search engines nothing', () => {
  assert.equal(graphOf({ canonicalPath: undefined }), undefined);
});
