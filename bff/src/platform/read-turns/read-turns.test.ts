import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReadTurns, type ReadTurns } from './read-turns.ts';

async function readsAtOnce({ read }: ReadTurns, sent: number) {
  const end = Promise.withResolvers<undefined>();
  let running = 0;
  const reads = Array.from({ length: sent }, () =>
    read(async () => {
      running += 1;
      await end.promise;
    }),
  );
  const settled = Promise.allSettled(reads);
  await nextTurn();
  const atOnce = running;
  end.resolve(undefined);
  return { atOnce, outcomes: await settled };
}

test('few reads run while a gift is given, and too many are refused', async () => {
  const turns = createReadTurns();
  const { atOnce, outcomes } = await turns.whileGiving(() => readsAtOnce(turns, 216));
  expect(atOnce).toBe(10);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({
    reason: { code: 'unavailable', headers: { 'retry-after': '2' } },
  });
});

test('control: all reads run while nobody gives', async () => {
  const { atOnce, outcomes } = await readsAtOnce(createReadTurns(), 210);
  expect(atOnce).toBe(210);
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
});
