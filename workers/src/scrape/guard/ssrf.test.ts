import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve as resolvePath } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { fetchPage } from '../fetch/fetch-page.ts';
import { failureOf } from '../fetch/failure-of.ts';
import { closeAirGap, type AirGap } from './air-gap.ts';
import { createGuard } from './guard.ts';
import { createGuardedAgent } from './guarded-agent.ts';

const vectorSchema = z.object({
  url: z.string(),
  group: z.string(),
  resolve_to: z.array(z.string()).optional(),
  resolve_sequence: z.array(z.array(z.string())).optional(),
  redirect_to: z.string().optional(),
  redirect_chain: z.array(z.string()).optional(),
});
type Vector = z.infer<typeof vectorSchema>;

const own: Vector[] = [
  { group: 'ipv4', url: 'http://127.0.0.1/' },
  { group: 'ipv4', url: 'http://2130706433/' },
  { group: 'ipv6', url: 'http://[::ffff:169.254.169.254]/' },
  { group: 'dns', url: 'http://shop.example/', resolve_to: ['93.184.216.34', '127.0.0.1'] },
  {
    group: 'dns',
    url: 'http://rebind.example/',
    resolve_sequence: [['93.184.216.34'], ['169.254.169.254']],
  },
  { group: 'port', url: 'http://shop.example:6379/', resolve_to: ['93.184.216.34'] },
  {
    group: 'redirect',
    url: 'https://shop.example/',
    resolve_to: ['93.184.216.34'],
    redirect_chain: ['https://cdn.example/x', 'http://10.0.0.1/'],
  },
  { group: 'scheme', url: 'file:///etc/passwd' },
];

const projectRoot = resolvePath(import.meta.dirname, '../../../..');
const collection = resolvePath(projectRoot, '../shared/scraping/ssrf-vectors.json');
const vectors = existsSync(collection)
  ? z.array(vectorSchema).parse(JSON.parse(readFileSync(collection, 'utf8')))
  : own;

let redirects: string[] = [];
const shop = http.createServer((_request, response) => {
  const location = redirects.length > 1 ? redirects.shift() : redirects[0];
  if (location) response.writeHead(302, { location });
  response.end('<html><title>a shop</title></html>');
});
let gap: AirGap;

before(async () => {
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  gap = closeAirGap((shop.address() as AddressInfo).port);
});
after(() => {
  gap.restore();
  shop.closeAllConnections();
  shop.close();
});

function resolverOf(vector: Vector) {
  const sequence = [...(vector.resolve_sequence ?? [vector.resolve_to ?? ['93.184.216.34']])];
  return async (hostname: string) => {
    // A public name service that answers with the address in the name.
    const embedded = /^([\d.]+)\.nip\.io$/.exec(hostname)?.[1];
    if (embedded) return [{ address: embedded, family: 4 }];
    const addresses = (sequence.length > 1 ? sequence.shift() : sequence[0]) ?? [];
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
}

async function scrape(vector: Vector): Promise<string> {
  redirects = [...(vector.redirect_chain ?? (vector.redirect_to ? [vector.redirect_to] : []))];
  const guard = createGuard({ allowOrigins: [], resolve: resolverOf(vector) });
  const dispatcher = createGuardedAgent(guard);
  try {
    await fetchPage(
      { guard, dispatcher, userAgent: 'test' },
      vector.url,
      AbortSignal.timeout(5000),
    );
    return 'fetched';
  } catch (error) {
    return failureOf(error).message;
  } finally {
    await dispatcher.destroy();
  }
}

describe('no request reaches a forbidden address', () => {
  for (const vector of vectors.filter(({ group }) => group !== 'browser'))
    test(`${vector.group} ${JSON.stringify(vector.url).slice(0, 70)}`, async () => {
      gap.dialled.length = 0;
      const answer = await scrape(vector);
      assert.deepEqual(gap.leaks(), []);
      // The page itself may be fetched where only a later step would be forbidden.
      const harmless = vector.resolve_sequence ?? /refresh$|\/loop$/.test(vector.url);
      if (!harmless) assert.equal(answer, 'This address is not allowed.');
    });
});

test('the air gap sees what an unguarded client would have done', async () => {
  gap.dialled.length = 0;
  const unguarded = new Agent({
    connect: {
      lookup: (_name, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
    },
  });
  await request('http://127.0.0.1/', { dispatcher: unguarded });
  await request('http://shop.example/', { dispatcher: unguarded });
  await unguarded.destroy();
  assert.deepEqual(gap.leaks(), ['127.0.0.1 80', '10.0.0.1 80']);
});

test('a public shop is reached, at the address that was checked', async () => {
  gap.dialled.length = 0;
  const vector = { group: 'dns', url: 'https://shop.example/', resolve_to: ['93.184.216.34'] };
  assert.equal(await scrape(vector), 'fetched');
  assert.deepEqual(gap.dialled, ['93.184.216.34 443']);
});
