import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { documentForm, documentReply, type PageDefinition } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { publishSampleBuilds } from '../../testing/samples/publish-sample-builds.ts';
import type { SampleBuild } from '../../testing/samples/sample-build.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const remoteBundle = `
  function escape(value) { return JSON.stringify(value).replace(/&/g, '&amp;').replace(/</g, '&lt;'); }
  function render(request) {
    if (request.path.includes('throws')) throw new Error('broken screen');
    if (request.path.includes('slow') || JSON.stringify(request.replies).includes('"quantityFulfilled":2')) { var end = Date.now() + 400; while (Date.now() < end); }
    return { html: '<pre class="used" data-made="' + Math.random() + '">' + escape({ screen: request.screen, path: request.path, params: request.params, signedIn: request.signedIn, replies: request.replies, form: request.form }) + '</pre>' };
  }`;
const shellBundle = `
  function render(request) {
    return { html: '<header>' + request.page.chrome + (request.signedIn ? ' in' : ' out') + '</header><main><screen-outlet></screen-outlet></main>' };
  }`;

const page = (path: string, prerender?: PageDefinition['prerender']): PageDefinition => ({
  screen: 'screen',
  path,
  title: 'A page',
  description: 'A page.',
  ...(prerender && { prerender }),
});
const reads = ['getSharedRegistry', 'listSharedItems'];

const builds: readonly SampleBuild[] = [
  { project: 'shell', code: 'shell', server: shellBundle },
  {
    project: 'mfe-guest',
    server: remoteBundle,
    pages: [
      page('/', {}),
      page('/faq', {}),
      page('/plain'),
      page('/r/:shareCode', { reads, query: ['sort', 'look'] }),
      page('/r/:shareCode/mine', { reads: ['listMyGifts'], personal: true }),
      page('/r/:shareCode/form', { reads, personal: true, scripts: false }),
      page('/products', {
        reads: ['listProducts', 'listCategories'],
        query: ['search', 'sort', 'firstOccasion'],
      }),
      page('/unknown-read', { reads: ['listEverything'] }),
      page('/slow/:name', {}),
      page('/throws/:name', {}),
      page('/r/:shareCode/throws', { reads }),
    ],
  },
];

let app: TestApp;
let registry: SampleRegistry;

beforeAll(async () => {
  app = await createTestApp({ config: { renderTimeoutMs: 20_000 } });
  const owner = await createAccount(app, { firstName: 'Meera', lastName: 'Iyer' });
  registry = await createSampleRegistry(app, owner.id, { items: 2 });
  await publishSampleBuilds(app, builds);
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const openAs = async (client: TestClient, url: string) =>
  (await client.fetch(url, { headers: { accept: 'text/html' } })).text();

const seen = z.object({
  screen: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.string()),
  signedIn: z.boolean(),
  replies: z.array(documentReply),
  form: documentForm.optional(),
});

function requestIn(html: string) {
  const text = /<pre[^>]*>([^<]*)<\/pre>/.exec(html)?.[1];
  if (text === undefined) throw new Error(`The document has no rendered screen: ${html}`);
  return seen.parse(JSON.parse(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')));
}
const made = (html: string) => /data-made="([^"]+)"/.exec(html)?.[1];
const isRendered = (html: string) => html.includes('data-rendered');

test("the document holds the shell's layout around the screen", async () => {
  const { body, statusCode, headers } = await open('/faq');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toMatch(
    /<div id="first-paint" data-rendered><header>public out<\/header><main><pre/,
  );
  expect(body).not.toMatch(/needs JavaScript|loading-page|document\.css/);
  expect(requestIn(body)).toMatchObject({ screen: 'screen', path: '/faq', replies: [] });
});

test('the rules of the page are in the document; sheets and scripts come after the first paint', async () => {
  const { body, headers } = await open(`/r/${registry.shareCode}`);
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  expect(css).toContain('.used');
  expect(css).not.toContain('.unused');
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(body).toMatch(/src="\/_mf\/document\/\w+\/start-after-paint\.js" defer/);
  expect(body).toMatch(
    /&quot;\/_mf\/mfe-guest\/\w+\/entry\.css&quot;,&quot;name&quot;:&quot;entry\.css/,
  );
  expect(body).toMatch(/data-scripts="\[&quot;\/_mf\/shell\/\w+\/entry\.js&quot;\]"/);
  expect(body).not.toMatch(/rel="stylesheet"|src="\/_mf\/shell/);
  for (const [script] of body.matchAll(/<script[^>]*>/g))
    expect(script).toMatch(/type="application\/(?:ld\+)?json"| src="\//);
});

test('a new process renders each screen before it is ready', async () => {
  const { database, deps } = app;
  const fresh = await createTestApp({
    database,
    config: { dataDir: deps.config.dataDir, renderTimeoutMs: 1 },
  });
  try {
    const first = async (url: string) =>
      (await fresh.app.inject({ url, headers: { accept: 'text/html' } })).body;
    expect(isRendered(await first('/'))).toBe(true);
    // The control: another address of the same screen was not rendered before.
    expect(isRendered(await first('/slow/warm-up'))).toBe(false);
  } finally {
    await fresh.close();
  }
});

test('a document that goes out unrendered leads to itself', async () => {
  for (const [url, message] of [
    ['/throws/one', 'This page is taking longer than usual.'],
    ['/plain', 'This page needs JavaScript.'],
  ] as const) {
    const { body } = await open(url);
    const noScript = /<noscript><div.*?<\/noscript>/s.exec(body)?.[0];
    expect(noScript).toContain(message);
    expect(noScript).toContain('<a href="">Reload</a>');
    expect(body.includes('http-equiv="refresh"')).toBe(url !== '/plain');
  }
});

test('a list that is not rendered is in the document as plain html, and the page of its gifts too', async () => {
  const { body } = await open(`/r/${registry.shareCode}/throws`);
  expect(isRendered(body)).toBe(false);
  const noScript = /<noscript><div.*?<\/noscript>/s.exec(body)?.[0] ?? '';
  expect(noScript).toContain('<h1>Meera turns thirty</h1>');
  for (const [index, itemId] of registry.itemIds.entries())
    expect(noScript).toContain(
      `<li>Brass lamp ${index}: <a href="/r/${registry.shareCode}/gifts/${itemId}/purchase"`,
    );
  expect(body).not.toContain('http-equiv="refresh"');
});

test('a page without a rendering goes out as before', async () => {
  const { body } = await open('/plain');
  expect(isRendered(body)).toBe(false);
  expect(body).toMatch(/needs JavaScript/);
});

test('the replies of the API are in the document once for the screen and once for the app', async () => {
  const { body } = await open(`/r/${registry.shareCode}`);
  const { replies, params } = requestIn(body);
  expect(params).toStrictEqual({ shareCode: registry.shareCode });
  const paths = ['', '/items'].map((end) => `/api/shared/${registry.shareCode}${end}`);
  expect(replies.map(({ path, status }) => [path, status])).toStrictEqual(
    paths.map((path) => [path, 200]),
  );
  const client = app.client();
  const fetched = await Promise.all(
    paths.map(async (path): Promise<unknown> => (await client.fetch(path)).json()),
  );
  expect(replies.map((reply) => reply.body)).toStrictEqual(fetched);
  const block = /id="gr-replies">([^<]*)</.exec(body)?.[1] ?? '';
  expect(z.array(documentReply).parse(JSON.parse(block))).toStrictEqual(replies);
});

test('the code in the query wins, and only known parts of the query reach the screen', async () => {
  const { body } = await open(`/r/other?utm=x&sort=name&code=${registry.shareCode}`);
  const { path, params, replies } = requestIn(body);
  expect(path).toBe(`/r/other?code=${registry.shareCode}&sort=name`);
  expect(params).toStrictEqual({ shareCode: registry.shareCode });
  expect(replies).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(body).toMatch(/<title>Meera turns thirty · Tohfa<\/title>/);
});

test('a code that opens nothing is a failed reply', async () => {
  const { body, statusCode } = await open('/r/nothing');
  expect(statusCode).toBe(200);
  expect(requestIn(body).replies).toMatchObject([
    { path: '/api/shared/nothing', status: 404, body: { error: { code: 'not-found' } } },
    { path: '/api/shared/nothing/items', status: 404 },
  ]);
  expect(body).toMatch(/<title>A page/);
  // Not the picture of all other pages, which shows the list of a couple.
  expect(body).toMatch(/og:image" content="[^"]*\/link-picture\.jpg"/);
  expect((await open('/faq')).body).toMatch(/og:image" content="[^"]*\/share-picture\.png"/);
});

test('a registry with a passcode sends no document, but leads to the page that asks for it', async () => {
  const locked = await createSampleRegistry(app, (await createAccount(app)).id);
  await app.deps.db
    .updateTable('registries')
    .set({ passcodeSealed: 'sealed', passcodeVersion: 1 })
    .where('id', '=', locked.registryId)
    .execute();
  for (const url of [`/r/${locked.shareCode}?sort=name`, `/r/other?code=${locked.shareCode}`]) {
    const { statusCode, headers, body } = await open(url);
    expect([statusCode, headers['cache-control'], body]).toStrictEqual([303, 'no-store', '']);
    expect(headers['location']).toBe(
      `/r/${locked.shareCode}/open?${new URLSearchParams({ then: url })}`,
    );
  }
});

test("the host's address is in the page only, not in its tags for previews", async () => {
  await app.deps.db
    .updateTable('registries')
    .set({ showsEmail: true })
    .where('id', '=', registry.registryId)
    .execute();
  const { body } = await open(`/r/${registry.shareCode}`);
  expect(body).toMatch(/@example\.com/);
  expect(body.slice(0, body.indexOf('</head>'))).not.toMatch(/@example\.com|Iyer|9876543210/);
});

test('a read takes the parts of the query that its route knows', async () => {
  const { replies } = requestIn((await open('/products?sort=price-low&offset=3&utm=x')).body);
  expect(replies.map(({ path, status }) => [path, status])).toStrictEqual([
    ['/api/catalogue/products?sort=price-low', 200],
    ['/api/catalogue/categories', 200],
  ]);
  const fetched = await app.client().fetch('/api/catalogue/products?sort=price-low');
  expect(replies[0]?.body).toStrictEqual(await fetched.json());
});

test('the look that a browser remembers is part of the address, unless that names one', async () => {
  const pathWith = async (cookie: string, search = '') =>
    requestIn((await open(`/r/${registry.shareCode}${search}`, { cookie })).body).path;
  const path = `/r/${registry.shareCode}`;
  expect(await pathWith('look=gallery')).toBe(`${path}?look=gallery`);
  expect(await pathWith('look=gallery', '?look=list')).toBe(`${path}?look=list`);
  expect(await pathWith('sort=name-az')).toBe(path);
  expect(await pathWith('look=%3Cb%3E')).toBe(path);
});

test('the occasion that a browser remembers orders the catalogue, unless the address does', async () => {
  const productsFor = async (search: string) => {
    const { body } = await open(`/products${search}`, { cookie: 'firstOccasion=baby-shower' });
    return requestIn(body).replies[0]?.path;
  };
  expect(await productsFor('')).toBe('/api/catalogue/products?firstOccasion=baby-shower');
  expect(await productsFor('?sort=newest')).toBe('/api/catalogue/products?sort=newest');
});

test.each(['?search=lamp', '?sort=unknown'])(
  'the catalogue at %s is left to the app',
  async (query) => {
    expect(isRendered((await open(`/products${query}`)).body)).toBe(false);
  },
);

describe('a rendered document is kept', () => {
  const fresh = async () => {
    const owner = await createAccount(app);
    return createSampleRegistry(app, owner.id);
  };

  test('as it was made, with and without compression', async () => {
    const { shareCode } = await fresh();
    const first = await open(`/r/${shareCode}`);
    const second = await open(`/r/${shareCode}?fbclid=1`, { 'accept-encoding': 'br' });
    expect(second.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
  });

  test('until an item changes', async () => {
    const { shareCode, itemIds } = await fresh();
    const first = await open(`/r/${shareCode}`);
    await claim(app.client(), { shareCode, itemId: itemIds[0] ?? '' });
    // On a busy machine, strangers may get the version before; who comes from our pages waits.
    const second = await open(`/r/${shareCode}`, { 'sec-fetch-site': 'same-origin' });
    expect(second.body).toMatch(/"quantityFulfilled":1/);
    expect(made(second.body)).not.toBe(made(first.body));
  });

  test('until the registry changes', async () => {
    const { shareCode, registryId } = await fresh();
    await open(`/r/${shareCode}`);
    await app.deps.db
      .updateTable('registries')
      .set({ registryName: 'A new name' })
      .where('id', '=', registryId)
      .execute();
    expect((await open(`/r/${shareCode}`)).body).toMatch(/<title>A new name/);
  });

  test('until the share is revoked', async () => {
    const { shareCode } = await fresh();
    await open(`/r/${shareCode}`);
    await app.deps.db
      .updateTable('registryShares')
      .set({ isActive: false })
      .where('shareCode', '=', shareCode)
      .execute();
    const { body } = await open(`/r/${shareCode}`);
    expect(body).not.toMatch(/Meera turns thirty/);
  });

  test('under its query', async () => {
    const { shareCode } = await fresh();
    const [plain, sorted] = await Promise.all([
      open(`/r/${shareCode}`),
      open(`/r/${shareCode}?sort=name`),
    ]);
    expect(requestIn(sorted.body).path).toBe(`/r/${shareCode}?sort=name`);
    expect(made(sorted.body)).not.toBe(made(plain.body));
  });
});

test('visitors who open a page at once share one rendering', async () => {
  const { shareCode } = await createSampleRegistry(app, (await createAccount(app)).id);
  const bodies = await Promise.all(
    Array.from({ length: 5 }, async () => (await open(`/r/${shareCode}`)).body),
  );
  expect(new Set(bodies.map(made)).size).toBe(1);
});

describe('nothing of a guest is in a document that another guest gets:', () => {
  const canary = { guestName: 'Kanari Vogel', guestEmail: 'kanari@example.org' };

  test('the list, for two guests and one cache', async () => {
    const [asha, ravi] = [app.client(), app.client()];
    const { shareCode, itemIds } = await createSampleRegistry(app, (await createAccount(app)).id, {
      items: 2,
    });
    await claim(asha, { shareCode, itemId: itemIds[0] ?? '', form: canary });
    const own = await openAs(asha, `/r/${shareCode}`);
    const others = await openAs(ravi, `/r/${shareCode}`);
    expect(made(own)).toBe(made(others));
    expect(own + others).not.toMatch(/Kanari|kanari@|csrf/i);
    for (const value of [...asha.cookies.values(), await asha.csrfToken()])
      expect(own).not.toContain(value);
  });

  test("'Your gifts' is made for its guest and never stored", async () => {
    const [asha, ravi] = [app.client(), app.client()];
    const { shareCode, itemIds } = await createSampleRegistry(app, (await createAccount(app)).id);
    await claim(asha, { shareCode, itemId: itemIds[0] ?? '', form: canary });
    const own = await openAs(asha, `/r/${shareCode}/mine`);
    const others = await openAs(ravi, `/r/${shareCode}/mine`);
    expect(own).toMatch(/Kanari Vogel/);
    expect(others).not.toMatch(/Kanari|kanari@/);
    const tokens = [own, others].map((html) => requestIn(html).form?.csrfToken);
    expect(new Set(tokens).size).toBe(2);
    const { headers } = await open(`/r/${shareCode}/mine`);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a signed-in visitor', async () => {
    const { client, user } = await signUpAndIn(app);
    const own = await openAs(client, '/faq');
    expect(requestIn(own).signedIn).toBe(true);
    expect(own).toMatch(/<header>public in/);
    expect(own).not.toContain(user.email);
    expect(requestIn((await open('/faq')).body).signedIn).toBe(false);
  });
});

test('a signed-in visitor gets the app on the home page, which leads elsewhere', async () => {
  const { client } = await signUpAndIn(app);
  expect(isRendered(await openAs(client, '/'))).toBe(false);
  expect(isRendered((await open('/')).body)).toBe(true);
});

test('a page that needs no scripts loads none, and its form has a token for this browser', async () => {
  const client = app.client();
  const url = `/r/${registry.shareCode}/form?note=x`;
  const html = await openAs(client, url);
  expect(html).not.toMatch(/<script|gr-releases/);
  const { form, path } = requestIn(html);
  expect(path).toBe(url);
  expect(form).toStrictEqual({
    action: `/r/${registry.shareCode}/form`,
    csrfToken: expect.stringMatching(/./),
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    values: {},
    errors: {},
  });
  expect([...client.cookies.keys()].join()).toMatch(/csrf/);
});

test('a screen that throws goes out as before, and others keep their html', async () => {
  expect(isRendered((await open('/throws/a')).body)).toBe(false);
  expect(isRendered((await open('/faq')).body)).toBe(true);
});

test('a read that does not exist leaves the page to the app', async () => {
  expect(isRendered((await open('/unknown-read')).body)).toBe(false);
});

describe('a rendering that is late', () => {
  const late = async (renderTimeoutMs: number) =>
    createTestApp({
      database: app.database,
      config: { renderTimeoutMs, dataDir: app.deps.config.dataDir },
    });
  const hostOfSlowList = async () =>
    createSampleRegistry(app, (await createAccount(app)).id, { quantity: 2 });
  async function giveAll(
    { itemIds: [itemId], registryId }: SampleRegistry,
    { isTold = true } = {},
  ) {
    await app.deps.db
      .updateTable('registryItems')
      .set({ quantityFulfilled: 2 })
      .where('id', '=', itemId ?? '')
      .execute();
    if (isTold)
      await app.deps.db
        .updateTable('registries')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', registryId)
        .execute();
    // Lists without a new version are read again after a second.
    await delay(1_100);
  }

  test('gives way to the one of the version before, and is there for the next visitor', async () => {
    const patient = await late(5_000);
    try {
      const openPatient = async (url: string) =>
        (await patient.app.inject({ url, headers: { accept: 'text/html' } })).body;
      const slow = await hostOfSlowList();
      const before = await openPatient(`/r/${slow.shareCode}`);
      await giveAll(slow);
      const meanwhile = await openPatient(`/r/${slow.shareCode}`);
      expect(made(meanwhile)).toBe(made(before));
      let after = meanwhile;
      for (let tries = 0; tries < 50 && made(after) === made(before); tries += 1) {
        await delay(100);
        after = await openPatient(`/r/${slow.shareCode}`);
      }
      expect(after).toMatch(/"quantityFulfilled":2/);

      // The registry itself is never one of before: its host may have hidden something.
      const hidden = await hostOfSlowList();
      await openPatient(`/r/${hidden.shareCode}`);
      await patient.deps.db
        .updateTable('registries')
        .set({ registryName: 'A new name' })
        .where('id', '=', hidden.registryId)
        .execute();
      await giveAll(hidden);
      expect(requestIn(await openPatient(`/r/${hidden.shareCode}`)).replies).toMatchObject([
        { body: { registryName: 'A new name' } },
        { body: { items: [{ quantityFulfilled: 2 }] } },
      ]);
    } finally {
      await patient.close();
    }
  });

  test('is waited for when open pages would not hear of the change, as at the end of a hold', async () => {
    const patient = await late(5_000);
    try {
      const openPatient = async (url: string) =>
        (await patient.app.inject({ url, headers: { accept: 'text/html' } })).body;
      const slow = await hostOfSlowList();
      await openPatient(`/r/${slow.shareCode}`);
      await giveAll(slow, { isTold: false });
      expect(await openPatient(`/r/${slow.shareCode}`)).toMatch(/"quantityFulfilled":2/);
    } finally {
      await patient.close();
    }
  });

  test('is waited for without one, and is in no document after the whole wait', async () => {
    const slow = await hostOfSlowList();
    await giveAll(slow);
    const hasty = await late(150);
    try {
      const openHasty = async (url: string) =>
        (await hasty.app.inject({ url, headers: { accept: 'text/html' } })).body;
      for (let tries = 0; tries < 50 && !isRendered(await openHasty('/faq')); tries += 1)
        await delay(100);
      const control = await openHasty(`/r/${slow.shareCode}`);
      expect(isRendered(control)).toBe(false);
      expect(control).toContain('<li>Brass lamp 0: Purchased</li>');
      expect(isRendered((await open(`/r/${slow.shareCode}`)).body)).toBe(true);
    } finally {
      await hasty.close();
    }
  });
});

test('two processes render a version once', async () => {
  const { database, deps } = app;
  const config = { renderTimeoutMs: 20_000, dataDir: deps.config.dataDir };
  const other = await createTestApp({ database, config });
  try {
    const openInBoth = async (path: string) =>
      Promise.all(
        [app, other].map(async ({ app: server }) => {
          const { body } = await server.inject({ url: path, headers: { accept: 'text/html' } });
          return made(body);
        }),
      );
    const registries = await Promise.all(
      Array.from({ length: 5 }, async () =>
        createSampleRegistry(app, (await createAccount(app)).id),
      ),
    );
    for (const { shareCode } of registries) {
      const [first, second] = await openInBoth(`/r/${shareCode}`);
      expect(first).toBeDefined();
      expect(second).toBe(first);
      // The control: what strangers can make up is rendered in each.
      const [ours, theirs] = await openInBoth(`/r/${shareCode}?sort=name`);
      expect(theirs).not.toBe(ours);
    }
  } finally {
    await other.close();
  }
});

test('a rendering that is too late is kept for the next visitor', async () => {
  const hasty = await createTestApp({
    database: app.database,
    config: { renderTimeoutMs: 100, dataDir: app.deps.config.dataDir },
  });
  const openHasty = async (url: string) =>
    (await hasty.app.inject({ url, headers: { accept: 'text/html' } })).body;
  try {
    for (let tries = 0; tries < 50 && !isRendered(await openHasty('/faq')); tries += 1)
      await delay(100);
    expect(isRendered(await openHasty('/slow/a'))).toBe(false);
    let body = '';
    for (let tries = 0; tries < 50 && !isRendered(body); tries += 1) {
      await delay(100);
      body = await openHasty('/slow/a');
    }
    expect(requestIn(body).path).toBe('/slow/a');
  } finally {
    await hasty.close();
  }
});

test('a request may ask for the document without its screen', async () => {
  const { body } = await open('/faq', { 'x-server-rendering': 'off' });
  expect(isRendered(body)).toBe(false);
});

test('without server rendering every document goes out as before', async () => {
  const off = await createTestApp({
    database: app.database,
    config: { serverRendering: false, dataDir: app.deps.config.dataDir },
  });
  try {
    const { body } = await off.app.inject({ url: '/faq', headers: { accept: 'text/html' } });
    expect(isRendered(body)).toBe(false);
  } finally {
    await off.close();
  }
});
