import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runningSystem } from '../system/system.ts';

const workspaceRoot = join(import.meta.dirname, '../..');

async function run(script: string, argument: string): Promise<void> {
  const { databaseUrl, dataDir } = runningSystem();
  await promisify(execFile)(process.execPath, [`bff/src/releases/${script}`, argument], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
}

export const publish = (project: string, folder: string) =>
  run('publish.ts', `${project}=${folder}`);

export const rollBack = (project: string) => run('rollback.ts', project);

export const releaseFolder = (project: string, version: string): string =>
  join(runningSystem().dataDir, 'releases', project, version);
