import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotAllowedFailure, ScrapeFailure } from '../failure.ts';
import { createGuard, pinnedLookup } from './guard.ts';

const answer = (...addresses: string[]) => ({
  allowOrigins: [],
  resolve: async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});
const shop = { protocol: 'https:', hostname: 'shop.example', port: '' };

test('ordinary shop addresses pass', async () => {
  const guard = createGuard(answer('93.184.216.34'));
  for (const url of ['https://www.shop.example/p/1?x=2#y', ' http://shop.example:80/ '])
    assert.ok(guard.checkUrl(url));
  assert.deepEqual(await guard.vet(shop), [{ address: '93.184.216.34', family: 4 }]);
});

test('one private address among public ones refuses the name', async () => {
  const guard = createGuard(answer('93.184.216.34', '10.0.0.1'));
  await assert.rejects(guard.vet(shop), NotAllowedFailure);
});

test('a name that does not resolve is unreachable, not forbidden', async () => {
  const guard = createGuard({
    allowOrigins: [],
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  });
  await assert.rejects(
    guard.vet(shop),
    (error) => error instanceof ScrapeFailure && error.outcome === 'unreachable',
  );
});

test('an exempt origin is exempt as a whole origin only', () => {
  const guard = createGuard({ allowOrigins: ['http://127.0.0.1:4000'] });
  assert.ok(guard.checkUrl('http://127.0.0.1:4000/lamp'));
  for (const url of [
    'http://127.0.0.1:4001/lamp',
    'https://127.0.0.1:4000/lamp',
    'http://127.0.0.1/lamp',
    'http://localhost:4000/lamp',
    'http://user@127.0.0.1:4000/lamp',
  ])
    assert.throws(() => guard.checkUrl(url), NotAllowedFailure, url);
});

test('a connection asks no second look-up', () => {
  const lookup = pinnedLookup([{ address: '93.184.216.34', family: 4 }]);
  lookup('rebound.example', { all: true }, (error, addresses) => {
    assert.equal(error, null);
    assert.deepEqual(addresses, [{ address: '93.184.216.34', family: 4 }]);
  });
});
