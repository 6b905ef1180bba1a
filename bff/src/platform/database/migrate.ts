import { readdir, readFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { runMigrations as migrateQueues } from 'bullmq';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Client } from 'pg';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { createDatabase } from './database.ts';

export const migrationFolder = resolve(import.meta.dirname, '../../../migrations');

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(migrationFolder)).filter((file) => file.endsWith('.sql'));
    return Object.fromEntries(
      files.map((file): [string, Migration] => [
        parse(file).name,
        {
          async up(db) {
            await sql.raw(await readFile(join(migrationFolder, file), 'utf8')).execute(db);
          },
        },
      ]),
    );
  },
};

async function migrateTables(url: string): Promise<readonly string[]> {
  const db = createDatabase(url, { maxConnections: 2, timeoutMs: 70_000 });
  try {
    const migrator = new Migrator({ db, provider: sqlFiles });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

async function migrateQueueSchema(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await migrateQueues(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}

/**
 * Applies the files of `bff/migrations` that the database lacks, and the schema of the queues.
 * Safe to run in several processes at once. Returns the names of the files that were applied.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const applied = await migrateTables(url);
  await migrateQueueSchema(url);
  return applied;
}
