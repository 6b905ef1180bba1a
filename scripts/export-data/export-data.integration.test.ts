import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { workspaceRoot } from '../settings/workspace-root.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const databases = ['from', 'to'].map((name) => `export_${name}_${randomBytes(6).toString('hex')}`);
const urlOf = (database: string | undefined): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;
const [from, to] = databases.map(urlOf);

async function ask<Row extends pg.QueryResultRow>(url = '', sql = ''): Promise<readonly Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function run(script: string, database = '', ...words: string[]) {
  return spawnSync(process.execPath, [script, ...words], {
    ...{ cwd: workspaceRoot, encoding: 'utf8' },
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database },
  });
}

beforeAll(async () => {
  for (const each of databases) await ask(server, `create database ${each}`);
  for (const script of ['bff/src/migrate.ts', 'bff/src/seed.ts'])
    expect(run(script, from)).toMatchObject({ status: 0 });
  await ask(from, `insert into users (email) values ('asha@example.com'), ('ravi@example.com')`);
});
afterAll(async () => {
  for (const each of databases) await ask(server, `drop database ${each} with (force)`);
});

/** Hashes of all rows, and the references and triggers that guard them. */
async function contents(url = ''): Promise<unknown> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes: unknown[] = [];
  for (const { name } of tables)
    hashes.push([
      name,
      await ask(
        url,
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      ),
    ]);
  return {
    hashes,
    guards: await ask(
      url,
      `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where connamespace = 'public'::regnamespace order by conname, 2`,
    ),
    triggers: await ask(
      url,
      'select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname, 2',
    ),
  };
}

test('every row, reference and trigger of the embedded database is in the new one', async () => {
  const { status, stdout, stderr } = run('scripts/export-data/main.ts', from, to ?? '');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(Number(/Copied (\d+) rows/.exec(stdout)?.[1])).toBeGreaterThan(100);
  expect(await contents(to)).toEqual(await contents(from));
});

test('a database that has accounts is not overwritten', async () => {
  const before = await contents(to);
  const { status, stderr } = run('scripts/export-data/main.ts', from, to ?? '');
  expect(status).toBe(1);
  expect(stderr).toMatch(/has accounts already/);
  expect(await contents(to)).toEqual(before);
});

test('the command asks for the new database', () => {
  expect(run('scripts/export-data/main.ts', from).stderr).toMatch(/Name the new database/);
});
