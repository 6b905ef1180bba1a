import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { documentSettings, errorReply, releaseTable } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../testing/accounts.ts';
import { readBuild } from '../releases/build.ts';
import { publishBuilds } from '../releases/publish-builds.ts';
import { writeSampleBuild, type SampleBuild } from '../testing/sample-build.ts';
import { createSampleRegistry, type SampleRegistry } from '../testing/sample-registry.ts';
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
        opening: { heading: 'Ask <us>', lede: 'Anything & everything.' },
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

before(async () => {
  app = await createTestApp();
  const owner = await createAccount(app, { firstName: 'Meera', lastName: 'Iyer' });
  registry = await createSampleRegistry(app, owner.id);
  const { db, config } = app.deps;
  await publishBuilds(
    { db, dataDir: config.dataDir },
    await Promise.all(
      builds.map(async (build) => readBuild(build.project, await writeSampleBuild(build))),
    ),
  );
});
after(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } });

const linkedData = z.object({
  '@graph': z.array(z.object({ '@type': z.string(), url: z.string().optional() })),
});

const jsonBlockOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '');

test('the document names what the page will need', async () => {
  const { statusCode, body, headers } = await open(`/r/${registry.shareCode}`);
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  const table = releaseTable.parse(jsonBlockOf(body, 'gr-releases'));
  const remote = table['mfe-guest'];
  assert.ok(remote);
  assert.equal(remote.entry, `/_mf/mfe-guest/${remote.version}/entry.js`);
  assert.equal(table['shell'], undefined);
  documentSettings.parse(jsonBlockOf(body, 'gr-settings'));

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
    assert.ok(body.includes(expected), expected);
  for (const [, path] of body.matchAll(/(?:href|src)="(\/_mf\/[^"]+)"/g))
    assert.equal((await app.app.inject({ url: path ?? '' })).statusCode, 200, path);
});

test('the document has no inline code or style', async () => {
  const { body, headers } = await open('/guest');
  const policy = String(headers['content-security-policy']);
  assert.doesNotMatch(policy, /unsafe/);
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    assert.ok(policy.includes(directive), directive);
  assert.doesNotMatch(body, /<style|\sstyle=|\son\w+=/);
  for (const [script] of body.matchAll(/<script[^>]*>/g))
    assert.match(script, /type="application\/(?:ld\+)?json"| src="\//);
});

test('a shared registry is announced by name; the code in the query counts first', async () => {
  for (const url of [
    `/r/${registry.shareCode}`,
    `/r/another?code=${registry.shareCode}`,
    `/guest?code=${registry.shareCode}`,
  ]) {
    const { body } = await open(url);
    assert.match(body, /<title>Meera turns thirty · Tohfa<\/title>/, url);
    assert.match(body, /og:description" content="Meera’s birthday wish list\./);
    assert.doesNotMatch(body, /Iyer|9876543210|@example\.com/);
  }
});

test('wrong, revoked and malformed codes look alike', async () => {
  const owner = await createAccount(app);
  const revoked = await createSampleRegistry(app, owner.id);
  await app.deps.db
    .updateTable('registry_shares')
    .set({ is_active: false })
    .where('share_code', '=', revoked.shareCode)
    .execute();
  const bodies = await Promise.all(
    [revoked.shareCode, 'A'.repeat(22), 'x'].map(async (code) => {
      const { body, statusCode } = await open(`/r/${code}`);
      assert.equal(statusCode, 200);
      assert.doesNotMatch(body, /api\/shared/);
      return body.replaceAll(`/r/${code}`, '/r/CODE');
    }),
  );
  assert.equal(new Set(bodies).size, 1);
});

test('a page that may be listed brings its first words and what it is about', async () => {
  const { body } = await open('/faq');
  assert.match(body, /<h1>Ask &lt;us&gt;<\/h1>\s*<p>Anything &amp; everything\.<\/p>/);
  assert.match(body, /rel="canonical" href="http:\/\/localhost:3000\/faq"/);
  const json = /<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '';
  const { '@graph': graph } = linkedData.parse(JSON.parse(json));
  assert.deepEqual(
    graph.map((node) => node['@type']),
    ['Organization', 'BreadcrumbList', 'FAQPage'],
  );
  assert.equal(graph[2]?.url, 'http://localhost:3000/faq');
  const picture = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(body)?.[1];
  assert.equal((await app.app.inject({ url: picture ?? '' })).headers['content-type'], 'image/png');
});

test('who is signed in gets the app at once, without the first words', async () => {
  const { client } = await signUpAndIn(app);
  const body = await (await client.fetch('/faq', { headers: { accept: 'text/html' } })).text();
  assert.doesNotMatch(body, /data-opening/);
  assert.match(body, /class="loading-page"/);
  assert.match(body, /\/entry\.js" defer><\/script>/);
});

test('a page with first words starts the app after they are painted', async () => {
  const { body } = await open('/faq');
  assert.match(body, /src="\/_mf\/document\/\w+\/start-after-paint\.js" defer/);
  assert.match(body, /data-scripts="\[&quot;\/_mf\/shell\/\w+\/entry\.js&quot;\]"/);
  assert.match(body, /data-screen="\[&quot;\/_mf\/mfe-public\/\w+\/entry\.js&quot;,/);
  assert.doesNotMatch(body, /as="script"|src="\/_mf\/shell/);
});

test('the table of releases carries no more than the shell reads', async () => {
  const { body } = await open('/blogs/first');
  const table = releaseTable.parse(jsonBlockOf(body, 'gr-releases'));
  assert.deepEqual(table['mfe-public']?.pages[1]?.entries, [
    { path: '/blogs/first', title: 'The first', description: 'Post.' },
  ]);
  assert.doesNotMatch(body.slice(body.indexOf('gr-releases')), /FAQPage|"indexable"/);
});

test('a post is announced by its own title; another address of its page is not found', async () => {
  const post = await open('/blogs/first');
  assert.equal(post.statusCode, 200);
  assert.match(post.body, /<title>The first · Tohfa<\/title>/);
  assert.match(post.body, /og:type" content="article"/);
  const unknown = await open('/blogs/second');
  assert.equal(unknown.statusCode, 404);
  assert.match(unknown.body, /name="robots" content="noindex"/);
  assert.doesNotMatch(unknown.body, /ld\+json/);
});

test('search engines learn what they may list', async () => {
  const sitemap = await app.app.inject({ url: '/sitemap.xml' });
  assert.equal(sitemap.headers['content-type'], 'application/xml; charset=utf-8');
  assert.match(sitemap.body, /<loc>http:\/\/localhost:3000\/blogs\/first<\/loc>/);
  assert.doesNotMatch(sitemap.body, /guest|\/r\//);
  const robots = await app.app.inject({ url: '/robots.txt' });
  assert.match(robots.body, /Disallow: \/r\//);
  assert.match(robots.body, /Sitemap: http:\/\/localhost:3000\/sitemap\.xml/);
});

test('an unknown address is the app with status 404, and nothing for programs', async () => {
  const { statusCode, body } = await open('/nowhere');
  assert.equal(statusCode, 404);
  assert.match(body, /Oops! Page not found/);
  assert.match(body, /id="gr-releases"/);
  for (const [url, accept] of [
    ['/api/nowhere', 'text/html'],
    ['/_mf/nowhere', 'text/html'],
    ['/nowhere.json', 'application/json'],
  ]) {
    const reply = await open(url ?? '', { accept: accept ?? '' });
    assert.equal(reply.statusCode, 404);
    assert.equal(errorReply.parse(reply.json()).error.code, 'not-found');
  }
});

test('what stands in the address stays text', async () => {
  const { body } = await open('/r/%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E?code="><img>');
  assert.doesNotMatch(body, /<script>|<img|alert\(1\)<\/script>/);
});

test('the document is compressed where the browser can read it', async () => {
  const reply = await open('/guest', { 'accept-encoding': 'gzip, br' });
  assert.equal(reply.headers['content-encoding'], 'br');
  assert.equal(reply.headers.vary, 'accept-encoding');
  const { body } = await open('/guest');
  assert.equal(brotliDecompressSync(reply.rawPayload).toString(), body);
});

test('HEAD answers like GET without the body', async () => {
  const reply = await app.app.inject({ method: 'HEAD', url: '/guest' });
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.body, '');
});
