import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startThrowAwayCluster } from './postgres/throw-away-cluster.ts';

const root = resolve(import.meta.dirname, '..');

/** Writes the types of the tables from a database that has just been migrated. */
const cluster = await startThrowAwayCluster();
try {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, words, {
      cwd: root,
      env: { ...process.env, DATABASE_URL: cluster.url },
      stdio: 'inherit',
    });
  run('bff/src/migrate.ts');
  run('bff/src/testing/write-table-types.ts');
} finally {
  await cluster.stop();
}
