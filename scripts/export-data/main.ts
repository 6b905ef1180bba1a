import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSettings } from '../settings/settings.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { requireDatabase } from '../start/connections.ts';
import { findRunning } from '../start/lock-file.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { copyDatabase } from './copy-database.ts';

async function main([to]: readonly string[]): Promise<void> {
  if (!to) throw new Failure('Name the new database: npm run export-data -- postgres://…');
  const { dataDir, databaseUrl } = readSettings(process.env);
  const from = databaseUrl ?? findRunning(dataDir)?.databaseUrl;
  if (!from) throw new Failure('Nothing runs yet: npm start. Or set DATABASE_URL.');
  readSettings({ DATABASE_URL: to });
  await requireDatabase(to);
  await promisify(execFile)(process.execPath, ['bff/src/migrate.ts'], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: to },
  });
  console.log(`✓ Copied ${await copyDatabase(from, to)} rows`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}
