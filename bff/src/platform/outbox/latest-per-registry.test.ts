import { registryChanged } from '../../testing/registry-changed.ts';
import { latestPerRegistry } from './relay-batch.service.ts';

test('only the newest change of a registry remains, with all other messages', () => {
  const revoked = { type: 'share-revoked', registryId: 'a' } as const;
  expect(
    latestPerRegistry([
      registryChanged('a', 2),
      registryChanged('b', 1),
      revoked,
      registryChanged('a', 5),
      registryChanged('a', 3),
    ]),
  ).toStrictEqual([registryChanged('a', 5), registryChanged('b', 1), revoked]);
});
