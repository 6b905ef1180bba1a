import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { toScrapeFailure } from '../fetch/to-scrape-failure.ts';
import { fetchPage } from '../fetch/fetch-page.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { createOptOut } from './opt-out.ts';
import { blockNetwork, type BlockedNetwork } from '../testing/block-network.ts';
import { createGuard } from './guard.ts';
import { createGuardedAgent } from './guard.ts';
import { readExternalVectors, type ExternalVector } from '../testing/external-vectors.ts';
import { rebindingVectors, refusedVectors, type Vector } from '../testing/ssrf-vectors.ts';

const REFUSAL = 'This address is not allowed.';
const PUBLIC = '93.184.216.34';

let redirects: string[] = [];
const shop = http.createServer((_request, response) => {
  const location = redirects.length > 1 ? redirects.shift() : redirects[0];
  if (location) response.writeHead(302, { location });
  else response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><title>a shop</title></html>');
});
let network: BlockedNetwork;

beforeAll(async () => {
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  network = blockNetwork((shop.address() as AddressInfo).port);
});
afterAll(() => {
  network.restore();
  shop.closeAllConnections();
  shop.close();
});

const addressIn = (hostname: string) => /^([\d.]+)\.nip\.io$/.exec(hostname)?.[1];

type World = Pick<Vector, 'url' | 'resolves' | 'redirects'>;

function resolverOf({ resolves = [[PUBLIC]] }: World) {
  const answers = [...resolves];
  return async (hostname: string) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    const embedded = addressIn(hostname);
    const addresses = embedded ? [embedded] : (next ?? []);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
}

async function fetchIn(world: World): Promise<string> {
  network.connections.length = 0;
  redirects = [...(world.redirects ?? [])];
  const guard = createGuard({ allowOrigins: [], resolve: resolverOf(world) });
  const dispatcher = createGuardedAgent(guard);
  const fetch = createGuardedFetch({ guard, dispatcher, optOut: createOptOut([]) });
  try {
    await fetchPage(fetch, world.url, { userAgent: 'test', signal: AbortSignal.timeout(5_000) });
    return 'fetched';
  } catch (error) {
    return toScrapeFailure(error).message;
  } finally {
    await dispatcher.destroy();
  }
}

const named = (group: string, { url, resolves, redirects: to }: World) =>
  [group, JSON.stringify(url).slice(0, 60), resolves?.join(' then '), to?.at(-1)]
    .filter(Boolean)
    .join(' ');

describe('no request reaches a forbidden address', () => {
  for (const vector of refusedVectors)
    test(named(vector.group, vector), async () => {
      expect(await fetchIn(vector)).toBe(REFUSAL);
      expect(network.leaks()).toStrictEqual([]);
    });
});

describe('DNS rebinding: only the first, public answer is connected to', () => {
  for (const vector of rebindingVectors)
    test(named(vector.group, vector), async () => {
      expect(await fetchIn(vector)).toBe('fetched');
      expect(network.connections.map((entry) => entry.split(' ')[0])).toStrictEqual([PUBLIC]);
    });
});

const worldOf = ({ url, ...known }: ExternalVector): World => ({
  url,
  resolves: known.resolve_sequence ?? [known.resolve_to ?? [PUBLIC]],
  redirects: known.redirect_chain ?? (known.redirect_to ? [known.redirect_to] : []),
});

describe('no external vector reaches a forbidden address', () => {
  for (const vector of readExternalVectors().filter(({ group }) => group !== 'browser'))
    test(named(vector.group, worldOf(vector)), async () => {
      const answer = await fetchIn(worldOf(vector));
      expect(network.leaks()).toStrictEqual([]);
      const harmless =
        vector.resolve_sequence !== undefined ||
        vector.body !== undefined ||
        vector.redirect_chain?.at(-1) === vector.url;
      if (!harmless) expect(answer).toBe(REFUSAL);
    });
});

test('control: an unguarded client is recorded at private addresses', async () => {
  network.connections.length = 0;
  redirects = [];
  const unguarded = new Agent({
    connect: {
      lookup: (_name, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
    },
  });
  await request('http://127.0.0.1/', { dispatcher: unguarded });
  await request('http://shop.example/', { dispatcher: unguarded });
  await unguarded.destroy();
  expect(network.leaks()).toStrictEqual(['127.0.0.1 80', '10.0.0.1 80']);
});

test('a public shop is reached at the checked address', async () => {
  expect(await fetchIn({ url: 'https://shop.example/', resolves: [[PUBLIC]] })).toBe('fetched');
  expect(network.connections).toStrictEqual([`${PUBLIC} 443`]);
});

test('a look-up without an answer times out with the job', async () => {
  const guard = createGuard({ allowOrigins: [], resolve: () => new Promise(() => undefined) });
  const dispatcher = createGuardedAgent(guard);
  const fetch = createGuardedFetch({ guard, dispatcher, optOut: createOptOut([]) });
  const signal = AbortSignal.timeout(200);
  const visit = fetchPage(fetch, 'https://shop.example/', { userAgent: 'test', signal });
  await expect(
    visit.catch((error: unknown) => Promise.reject(toScrapeFailure(error))),
  ).rejects.toThrow(expect.objectContaining({ outcome: 'timeout' }));
  await dispatcher.destroy();
});

test('a redirect from HTTPS to HTTP is allowed on the first hop only', async () => {
  const front = { url: 'https://shop.example/', redirects: ['http://shop.example/', ''] };
  expect(await fetchIn(front)).toBe('fetched');
});
