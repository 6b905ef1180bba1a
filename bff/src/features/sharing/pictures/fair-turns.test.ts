import { createFairTurns, QueueFullError } from './picture-drawer.ts';

const tick = () => new Promise(setImmediate);

test('an account with one task does not wait for all tasks of another', async () => {
  const turns = createFairTurns({ maxWaiting: 100, maxOfAccount: 100 });
  const done: string[] = [];
  const run = (account: string, name: string) =>
    turns.run(account, async () => {
      await tick();
      done.push(name);
    });
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run('asha', name)),
    ...['b1', 'b2'].map((name) => run('dev', name)),
    run('meera', 'c1'),
  ]);
  expect(done).toStrictEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a full queue refuses, and takes tasks again when one is done', async () => {
  const turns = createFairTurns({ maxWaiting: 1, maxOfAccount: 100 });
  const running = turns.run('asha', tick);
  const waiting = turns.run('asha', tick);
  await expect(turns.run('dev', tick)).rejects.toThrow(QueueFullError);
  await Promise.all([running, waiting]);
  await turns.run('dev', tick);
});

test('an account that takes all of its places leaves those of the others', async () => {
  const turns = createFairTurns({ maxWaiting: 10, maxOfAccount: 2 });
  const taken = [turns.run('asha', tick), turns.run('asha', tick)];
  await expect(turns.run('asha', tick)).rejects.toThrow(QueueFullError);
  await turns.run('dev', tick);
  await Promise.all(taken);
  await turns.run('asha', tick);
});
