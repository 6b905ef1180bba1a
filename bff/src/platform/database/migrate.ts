import { readdir } from 'node:fs/promises';
import * as path from 'node:path';
import { runMigrations as migrateQueues } from 'bullmq';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { Client } from 'pg';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { createDatabase } from './database.ts';

export const migrationFolder = path.resolve(import.meta.dirname, '../../../migrations');

async function migrateTables(url: string): Promise<readonly string[]> {
  const db = createDatabase(url, { maxConnections: 2, timeoutMs: 70_000 });
  try {
    const migrator = new Migrator({
      // Migrations are written in the database's own names.
      db: db.withoutPlugins(),
      provider: new FileMigrationProvider({ fs: { readdir }, path, migrationFolder }),
    });
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

export async function migrate(url: string): Promise<readonly string[]> {
  const applied = await migrateTables(url);
  await migrateQueueSchema(url);
  return applied;
}
