import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSettings } from './settings/settings.ts';
import { workspaceRoot } from './settings/workspace-root.ts';
import { findRunning } from './start/lock-file.ts';
import { describeFailure, Failure } from './terminal/failure.ts';

async function main(args: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl, port, publicBaseUrl } = readSettings(process.env);
  const running = findRunning(dataDir);
  const database = databaseUrl ?? running?.databaseUrl;
  if (!database) throw new Failure('Nothing runs yet: npm start. Or set DATABASE_URL.');
  const isLocal = process.env['PUBLIC_BASE_URL'] === undefined;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: database,
    PUBLIC_BASE_URL: isLocal ? `http://localhost:${running?.port ?? port}` : publicBaseUrl,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bff/src/make-admin.ts', ...args],
    { cwd: workspaceRoot, env },
  ).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Failure(said || 'The database did not answer.');
  });
  console.log(stdout.trim());
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}
