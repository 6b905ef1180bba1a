import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/**
 * The control of the races: claims that read first and write then, as many registries do, on a table without our
 * constraint. If they did not oversell under the same pressure, the races would prove nothing.
 */
let database: TestDatabase;
let processes: Pool[];

before(async () => {
  database = await createTestDatabase();
  processes = [0, 1].map(() => new Pool({ connectionString: database.url, max: 20 }));
  await processes[0]?.query(
    'create table naive_items (id int primary key, requested int not null, fulfilled int not null default 0)',
  );
});

after(async () => {
  await Promise.all(processes.map((pool) => pool.end()));
  await database.drop();
});

async function claimNaively(pool: Pool | undefined, id: number): Promise<boolean> {
  const found = await pool?.query<{ requested: number; fulfilled: number }>(
    'select requested, fulfilled from naive_items where id = $1',
    [id],
  );
  const item = found?.rows[0];
  if (!item || item.fulfilled >= item.requested) return false;
  await pool?.query('update naive_items set fulfilled = fulfilled + 1 where id = $1', [id]);
  return true;
}

test('control: reading first and writing then sells an item of three to more than three guests', async () => {
  let oversold = 0;
  for (let race = 0; race < 10; race += 1) {
    await processes[0]?.query('insert into naive_items (id, requested) values ($1, 3)', [race]);
    const claims = Array.from({ length: 200 }, (_, guest) =>
      claimNaively(processes[guest % 2], race),
    );
    const won = (await Promise.all(claims)).filter(Boolean).length;
    if (won > 3) oversold += 1;
  }
  assert.ok(oversold > 0, 'the naive variant never oversold: the races prove nothing');
});
