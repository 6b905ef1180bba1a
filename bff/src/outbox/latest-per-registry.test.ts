import { latestPerRegistry } from './latest-per-registry.ts';

test('of many changes of a registry the newest remains, and nothing else is lost', () => {
  const change = (registryId: string, version: number) =>
    ({ type: 'registry-changed', registryId, version }) as const;
  const revoked = { type: 'share-revoked', registryId: 'a' } as const;
  expect(
    latestPerRegistry([change('a', 2), change('b', 1), revoked, change('a', 5), change('a', 3)]),
  ).toStrictEqual([change('a', 5), change('b', 1), revoked]);
});
