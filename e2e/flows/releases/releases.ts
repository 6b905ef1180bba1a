import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runPublish, runRollback } from '@gift-registry/release';
import { runningSystem } from '../../system/system.ts';

const workspaceRoot = join(import.meta.dirname, '../../..');

export async function deployTokenFor(project: string): Promise<string> {
  const { databaseUrl, dataDir } = runningSystem();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bff/src/features/releases/deploy-token.ts', 'make', project, 'A journey', '--minutes', '5'],
    {
      cwd: workspaceRoot,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
      },
    },
  );
  return stdout.trim();
}

export const serverFor = async (project: string) => ({
  address: runningSystem().url,
  token: await deployTokenFor(project),
});

type Server = Awaited<ReturnType<typeof serverFor>>;

interface PublishOptions {
  readonly server?: Server;
  /** Without the renderings that the server tries before. */
  readonly isUnvisited?: boolean;
}

export const publish = async (
  project: string,
  folder: string,
  { server, isUnvisited = false }: PublishOptions = {},
) =>
  runPublish(server ?? (await serverFor(project)), { project, folder, isAgain: true, isUnvisited });

export const rollBack = async (project: string, version?: string) =>
  runRollback(await serverFor(project), { project, word: version, closes: true, isYes: true });

export const releaseFolder = (project: string, version: string): string =>
  join(runningSystem().dataDir, 'releases', project, version);
