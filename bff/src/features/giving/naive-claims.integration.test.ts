import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { claim, createGuests, countOutcomes, promise } from '../../testing/samples/guest-crowd.ts';
import { startServerProcess, type ServerProcess } from '../../testing/processes/server-process.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const naiveServer = join(import.meta.dirname, '../../testing/processes/naive-claims-server.ts');

let database: TestDatabase;
let client: Client;
let servers: ServerProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'create table naive_items (id uuid primary key, requested int not null, fulfilled int not null default 0)',
  );
  servers = await Promise.all([0, 1].map(() => startServerProcess(database, {}, naiveServer)));
});

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await client.end();
  await database.drop();
});

async function promisedBy(guests: readonly TestClient[]): Promise<number> {
  const itemId = randomUUID();
  await client.query('insert into naive_items (id, requested) values ($1, 1499)', [itemId]);
  await countOutcomes(
    guests.map((guest) => promise(guest, { shareCode: 'any', itemId, amount: 100 })),
  );
  const { rows } = await client.query<{ fulfilled: number }>(
    'select fulfilled from naive_items where id = $1',
    [itemId],
  );
  return rows[0]?.fulfilled ?? 0;
}

test('control: promises without a lock exceed the price', async () => {
  const guests = await createGuests(
    servers.map(({ baseUrl }) => baseUrl),
    200,
  );
  let exceeded = 0;
  for (let race = 0; race < 10 && exceeded === 0; race += 1)
    if ((await promisedBy(guests)) > 1499) exceeded += 1;
  expect(exceeded).toBeGreaterThan(0);
});

test('control: claims that read before they write sell an item of three more than three times', async () => {
  const guests = await createGuests(
    servers.map(({ baseUrl }) => baseUrl),
    200,
  );
  let oversold = 0;
  for (let race = 0; race < 10 && oversold === 0; race += 1) {
    const itemId = randomUUID();
    await client.query('insert into naive_items (id, requested) values ($1, 3)', [itemId]);
    const outcomes = await countOutcomes(
      guests.map((guest) => claim(guest, { shareCode: 'any', itemId })),
    );
    if ((outcomes.get('claimed') ?? 0) > 3) oversold += 1;
  }
  expect(oversold).toBeGreaterThan(0);
});
