import { NotAllowedFailure } from '../scrape-failure.ts';
import { createGuard, pinnedLookup } from './guard.ts';

const answer = (...addresses: string[]) => ({
  allowOrigins: [],
  resolve: async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});
const shop = { protocol: 'https:', hostname: 'shop.example', port: '' };

test('addresses of public shops pass', async () => {
  const guard = createGuard(answer('93.184.216.34'));
  for (const url of ['https://www.shop.example/p/1?x=2#y', ' http://shop.example:80/ '])
    expect(guard.checkUrl(url)).toBeTruthy();
  expect(await guard.resolveAllowed(shop)).toStrictEqual([{ address: '93.184.216.34', family: 4 }]);
});

test('one private address among public ones refuses the name', async () => {
  const guard = createGuard(answer('93.184.216.34', '10.0.0.1'));
  await expect(guard.resolveAllowed(shop)).rejects.toThrow(NotAllowedFailure);
});

test('a name that does not resolve is unreachable, not forbidden', async () => {
  const guard = createGuard({
    allowOrigins: [],
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  });
  await expect(guard.resolveAllowed(shop)).rejects.toThrow(
    expect.objectContaining({ outcome: 'unreachable' }),
  );
});

test('an exempt origin is exempt as a whole origin only', () => {
  const guard = createGuard({ allowOrigins: ['http://127.0.0.1:4000'] });
  expect(guard.checkUrl('http://127.0.0.1:4000/lamp')).toBeTruthy();
  for (const url of [
    'http://127.0.0.1:4001/lamp',
    'https://127.0.0.1:4000/lamp',
    'http://127.0.0.1/lamp',
    'http://localhost:4000/lamp',
    'http://user@127.0.0.1:4000/lamp',
  ])
    expect(() => guard.checkUrl(url)).toThrow(NotAllowedFailure);
});

test('a connection makes no second look-up', () => {
  const lookup = pinnedLookup([{ address: '93.184.216.34', family: 4 }]);
  lookup('rebound.example', { all: true }, (error, addresses) => {
    expect(error).toBe(null);
    expect(addresses).toStrictEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});
