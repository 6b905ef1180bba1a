import { createFairTurns, QueueFullError } from './fair-turns.ts';

const tick = () => new Promise(setImmediate);

test('an account with one task does not wait for all tasks of another', async () => {
  const turns = createFairTurns(100);
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
  const turns = createFairTurns(1);
  const running = turns.run('asha', tick);
  const waiting = turns.run('asha', tick);
  await expect(turns.run('dev', tick)).rejects.toThrow(QueueFullError);
  await Promise.all([running, waiting]);
  await turns.run('dev', tick);
});
