import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { createSampleFunctions, fillRegistries } from './many-registries.ts';
import { fillTeamRows } from './many-team-rows.ts';
import { withoutIndexes } from './without-indexes.ts';

const filled = [
  ...['users', 'profiles', 'user_roles', 'products', 'registries', 'registry_shares'],
  ...['registry_items', 'claims', 'mails', 'queries', 'audit_log'],
];

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const named = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

const fill = (url: string, registries: number) =>
  on(url, async (client) => {
    await createSampleFunctions(client);
    await withoutIndexes(client, filled, async () => {
      await fillRegistries(client, registries);
      await fillTeamRows(client, registries);
    });
  });

/**
 * A platform of two years with so many registries, and what belongs to them. Filling a million takes minutes, so benches
 * on one server share it; it goes with the server.
 */
export async function databaseOfManyRows(registries: number): Promise<TestDatabase> {
  const created = await createTestDatabase();
  const name = `many_rows_${registries}`;
  const url = named(created.url, name);
  const server = named(created.url, 'postgres');
  const exists = await on(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
  if (exists) {
    await migrate(url);
  } else {
    await fill(created.url, registries);
    const before = new URL(created.url).pathname.slice(1);
    await on(server, (client) => client.query(`alter database ${before} rename to ${name}`));
  }
  return { url, drop: () => Promise.resolve() };
}
