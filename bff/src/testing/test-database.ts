import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate, migrationFolder } from '../platform/database/migrate.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Dropping them one by one slows those that follow: ext4 passes over every recently deleted file to find room. */
const keepsDatabases = process.env.KEEP_TEST_DATABASES === 'true';

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set. Integration tests need a PostgreSQL server of their own, as a superuser; `npm test` starts one.',
  );
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrationFolder)).sort())
    hash.update(file).update(await readFile(join(migrationFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function templateName(client: Client): Promise<string> {
  const name = `template_${await schemaHash()}`;
  await client.query(`select pg_advisory_lock(hashtext('test template'))`);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await migrate(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('test template'))`);
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    const template = await templateName(client);
    // Copying the template's files takes half the time of logging its pages.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: async () => {
      if (keepsDatabases) return;
      await onServer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}
