import { latestPerRegistry } from './latest-per-registry.ts';

test('only the newest change of a registry remains, with all other messages', () => {
  const change = (registryId: string, version: number) =>
    ({ type: 'registry-changed', registryId, version }) as const;
  const revoked = { type: 'share-revoked', registryId: 'a' } as const;
  expect(
    latestPerRegistry([change('a', 2), change('b', 1), revoked, change('a', 5), change('a', 3)]),
  ).toStrictEqual([change('a', 5), change('b', 1), revoked]);
});
