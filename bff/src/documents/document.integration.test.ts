import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { errorReply, parseDocumentSettings, releaseTable } from '@gift-registry/bff-contract';
import { createAccount } from '../testing/accounts.ts';
import { publishSampleBuilds } from '../testing/samples/publish-sample-builds.ts';
import type { SampleBuild } from '../testing/samples/sample-build.ts';
import { createSampleRegistry, type SampleRegistry } from '../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let registry: SampleRegistry;

const builds: readonly SampleBuild[] = [
  { project: 'shell', code: 'shell' },
  {
    project: 'mfe-guest',
    pages: [
      {
        screen: 'shared',
        path: '/r/:shareCode',
        title: 'Gift registry',
        description: 'A wish list.',
      },
      {
        screen: 'open',
        path: '/r/:shareCode/open',
        title: 'A registry with a passcode',
        description: 'Opens with a passcode.',
      },
      { screen: 'wish-list', path: '/guest', title: 'Find a registry', description: 'By code.' },
    ],
  },
  {
    project: 'mfe-public',
    pages: [
      {
        screen: 'faq',
        path: '/faq',
        title: 'Questions',
        description: 'And answers.',
        indexable: true,
        structuredData: [{ '@type': 'FAQPage', url: '/faq' }],
      },
      {
        screen: 'post',
        path: '/blogs/:slug',
        title: 'Blogs',
        description: 'Posts.',
        indexable: true,
        entries: [{ path: '/blogs/first', title: 'The first', description: 'Post.' }],
      },
    ],
  },
];

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createAccount(app, { firstName: 'Meera', lastName: 'Iyer' });
  registry = await createSampleRegistry(app, owner.id);
  await publishSampleBuilds(app, builds);
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } });

const linkedData = z.object({
  '@graph': z.array(z.object({ '@type': z.string(), url: z.string().optional() })),
});

const webAppManifest = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
  share_target: z.unknown(),
});

const jsonBlockOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '');

test("the document's own scripts are sent compressed", async () => {
  const { body } = await open('/');
  const scripts = [...body.matchAll(/src="(\/_mf\/document\/[^"]+)"/g)].map(([, url = '']) => url);
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const plain = await app.app.inject({ url });
    const small = await app.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  }
});

test('the document preloads the files and API reads of its page', async () => {
  const { statusCode, body, headers } = await open(`/r/${registry.shareCode}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-cache');
  const table = releaseTable.parse(jsonBlockOf(body, 'gr-releases'));
  const remote = table['mfe-guest'];
  if (!remote) throw new Error('remote is missing.');
  expect(remote.entry).toBe(`/_mf/mfe-guest/${remote.version}/entry.js`);
  expect(table['shell']).toBeUndefined();
  parseDocumentSettings(jsonBlockOf(body, 'gr-settings'));

  const folder = `/_mf/mfe-guest/${remote.version}`;
  for (const expected of [
    `rel="preload" as="script" href="${folder}/entry.js"`,
    `rel="preload" as="script" href="${folder}/chunks/page.js"`,
    `rel="preload" as="style" href="${folder}/entry.css"`,
    `rel="preload" as="fetch" href="/api/shared/${registry.shareCode}" crossorigin="anonymous"`,
    `rel="preload" as="fetch" href="/api/shared/${registry.shareCode}/items" crossorigin="anonymous"`,
    '<html lang="en-IN">',
    '/entry.js" defer></script>',
  ])
    expect(body).toContain(expected);
  for (const [, path] of body.matchAll(/(?:href|src)="(\/_mf\/[^"]+)"/g))
    expect([path, (await app.app.inject({ url: path ?? '' })).statusCode]).toStrictEqual([
      path,
      200,
    ]);
});

test('the manifest makes the product a target of shared links, and its icons exist in their sizes', async () => {
  const { body } = await open('/faq');
  const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(body) ?? [];
  const reply = await app.app.inject({ url: path });
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = webAppManifest.parse(reply.json());
  expect(manifest.share_target).toStrictEqual({
    action: '/add',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      (await app.app.inject({ url: src })).rawPayload,
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the document has no inline code or style', async () => {
  const { body, headers } = await open('/guest');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe/);
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive);
  expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [script] of body.matchAll(/<script[^>]*>/g))
    expect(script).toMatch(/type="application\/(?:ld\+)?json"| src="\//);
});

test('a shared registry has its name as title; the code in the query wins over the one in the path', async () => {
  for (const url of [
    `/r/${registry.shareCode}`,
    `/r/another?code=${registry.shareCode}`,
    `/guest?code=${registry.shareCode}`,
  ]) {
    const { body } = await open(url);
    expect(body).toMatch(/<title>Meera turns thirty · Tohfa<\/title>/);
    expect(body).toMatch(/og:description" content="Meera’s birthday wish list\./);
    expect(body).not.toMatch(/Iyer|9876543210|@example\.com/);
  }
});

test('unknown, revoked and malformed codes get the same document', async () => {
  const owner = await createAccount(app);
  const revoked = await createSampleRegistry(app, owner.id);
  await app.deps.db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('shareCode', '=', revoked.shareCode)
    .execute();
  const bodies = await Promise.all(
    [revoked.shareCode, 'A'.repeat(22), 'x'].map(async (code) => {
      const { body, statusCode } = await open(`/r/${code}`);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/api\/shared/);
      return body.replaceAll(`/r/${code}`, '/r/CODE');
    }),
  );
  expect(new Set(bodies).size).toBe(1);
});

const pictureOf = (html: string): string =>
  /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1] ?? '';

test('the document of a link names the picture of its registry', async () => {
  const { body } = await open(`/r/${registry.shareCode}`);
  expect(body).toMatch(/og:image:alt" content="Meera turns thirty. Birthday wish list, /);
  const { headers, rawPayload } = await app.app.inject({ url: pictureOf(body) });
  expect(headers['content-type']).toBe('image/jpeg');
  expect(rawPayload.length).toBeLessThan(300_000);
});

test('the page that asks for a passcode does not name the registry', async () => {
  const { db } = app.deps;
  const { registryId, shareCode } = registry;
  const lock = (passcodeSealed: string | null) =>
    db.updateTable('registries').set({ passcodeSealed }).where('id', '=', registryId).execute();
  await lock('sealed');
  const { statusCode, body } = await open(`/r/${shareCode}/open`);
  await lock(null);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/A registry with a passcode/);
  expect(body).not.toMatch(/Meera|share-pictures/);
});

test('an indexable page has its canonical URL and structured data', async () => {
  const { body } = await open('/faq');
  expect(body).toMatch(/rel="canonical" href="http:\/\/localhost:3000\/faq"/);
  const json = /<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '';
  const { '@graph': graph } = linkedData.parse(JSON.parse(json));
  expect(graph.map((node) => node['@type'])).toStrictEqual([
    'Organization',
    'BreadcrumbList',
    'FAQPage',
  ]);
  expect(graph[2]?.url).toBe('http://localhost:3000/faq');
  const picture = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(body)?.[1];
  expect((await app.app.inject({ url: picture ?? '' })).headers['content-type']).toBe('image/png');
});

test('the release table contains only fields that the shell reads', async () => {
  const { body } = await open('/blogs/first');
  const table = releaseTable.parse(jsonBlockOf(body, 'gr-releases'));
  expect(table['mfe-public']?.pages[1]?.entries).toStrictEqual([
    { path: '/blogs/first', title: 'The first', description: 'Post.' },
  ]);
  expect(body.slice(body.indexOf('gr-releases'))).not.toMatch(/FAQPage|"indexable"/);
});

test('a post has its own title; an unknown post is 404', async () => {
  const post = await open('/blogs/first');
  expect(post.statusCode).toBe(200);
  expect(post.body).toMatch(/<title>The first · Tohfa<\/title>/);
  expect(post.body).toMatch(/og:type" content="article"/);
  const unknown = await open('/blogs/second');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toMatch(/name="robots" content="noindex"/);
  expect(unknown.body).not.toMatch(/ld\+json/);
});

test('sitemap.xml lists the indexable pages of the live releases, and robots.txt names it', async () => {
  const sitemap = await app.app.inject({ url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body).toMatch(/<loc>http:\/\/localhost:3000\/blogs\/first<\/loc>/);
  expect(sitemap.body).not.toMatch(/guest|\/r\//);
  const robots = await app.app.inject({ url: '/robots.txt' });
  expect(robots.body).toMatch(/Disallow: \/api\//);
  expect(robots.body).toMatch(/Sitemap: http:\/\/localhost:3000\/sitemap\.xml/);
});

test('an unknown URL is the app with status 404 for browsers and a JSON error for programs', async () => {
  const { statusCode, body } = await open('/nowhere');
  expect(statusCode).toBe(404);
  expect(body).toMatch(/Oops! Page not found/);
  expect(body).toMatch(/id="gr-releases"/);
  for (const [url, accept] of [
    ['/api/nowhere', 'text/html'],
    ['/_mf/nowhere', 'text/html'],
    ['/nowhere.json', 'application/json'],
  ]) {
    const reply = await open(url ?? '', { accept: accept ?? '' });
    expect(reply.statusCode).toBe(404);
    expect(errorReply.parse(reply.json()).error.code).toBe('not-found');
  }
});

test('markup in the URL is escaped', async () => {
  const { body } = await open('/r/%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E?code="><img>');
  expect(body).not.toMatch(/<script>|<img|alert\(1\)<\/script>/);
});

test('the document is Brotli-compressed for browsers that accept it', async () => {
  const reply = await open('/guest', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers.vary).toBe('accept-encoding');
  const { body } = await open('/guest');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(body);
  expect((await open('/guest', { 'accept-encoding': 'identity' })).body).toBe(body);
});

test('browsers on plain http, which accept no Brotli, get gzip', async () => {
  const reply = await open('/guest', { 'accept-encoding': 'gzip, deflate' });
  expect(reply.headers['content-encoding']).toBe('gzip');
  const { body } = await open('/guest');
  expect(gunzipSync(reply.rawPayload).toString()).toBe(body);
});

test('HEAD has the status of GET and no body', async () => {
  const reply = await app.app.inject({ method: 'HEAD', url: '/guest' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
});
