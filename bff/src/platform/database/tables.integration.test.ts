import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { generateTableTypes, tableTypesFile } from '../../testing/generate-table-types.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const checkedIn = () => readFile(tableTypesFile, 'utf8');

test('the types of the tables are those of the schema; `npm run table-types` writes them', async () => {
  expect(await checkedIn()).toBe(await generateTableTypes(database.url));
});

test('control: a column that the types lack is noticed', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table claims add column wrapping text');
  await client.end();
  expect(await checkedIn()).not.toBe(await generateTableTypes(database.url));
});

test('each table says what it holds', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
        and obj_description(oid) is null`,
  );
  await client.end();
  expect(rows).toStrictEqual([]);
});
