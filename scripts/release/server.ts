import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { tellRefusal } from '@gift-registry/release';
import { browserDeployables } from '../build/deployables.ts';
import { readSettings } from '../settings/settings.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { findRunning } from '../start/lock-file.ts';
import { localAddress } from '../start/services.ts';
import { Failure } from '../terminal/failure.ts';

export interface DeployServer {
  readonly address: string;
  readonly token: string;
}

const MINUTES = '2';

/** Tells the contacts of the area. An answer that does not come changes nothing about the refusal. */
export const refuse = (
  server: DeployServer,
  project: string,
  refusal: { readonly version: string | null; readonly reason: string },
): Promise<void> => tellRefusal(server, project, refusal).catch(() => undefined);

async function deployToken(databaseUrl: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bff/src/features/releases/deploy-token.ts', ...args],
    {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl },
    },
  ).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Failure(said || 'The database did not answer.');
  });
  return stdout.trim();
}

function findSystem() {
  const settings = readSettings(process.env);
  const running = findRunning(settings.dataDir);
  return { ...settings, running, databaseUrl: settings.databaseUrl ?? running?.databaseUrl };
}

/** An area of another repository is named on purpose; any other unknown name is a slip. */
export function runDeployToken(given: readonly string[]): Promise<string> {
  const args = given.filter((arg) => arg !== '--elsewhere');
  const [command, project] = args;
  const isOwn = project === undefined || browserDeployables.includes(project);
  if (command === 'make' && !isOwn && given.length === args.length)
    throw new Failure(
      `There is no project ${project}. There are ${browserDeployables.join(', ')}. For an area of another repository add --elsewhere.`,
    );
  const { databaseUrl } = findSystem();
  if (!databaseUrl) throw new Failure('Nothing runs yet: npm start');
  return deployToken(databaseUrl, args);
}

/** The server of an address, for which `DEPLOY_TOKEN` holds the token; without one the system that runs here. */
export function findServer(project: string, to: string | undefined): () => Promise<DeployServer> {
  if (to !== undefined) {
    const token = process.env['DEPLOY_TOKEN'];
    if (!token)
      throw new Failure(
        'DEPLOY_TOKEN is not set. On the server, npm run deploy-token -- make <project> makes one.',
      );
    return () => Promise.resolve({ address: to, token });
  }
  const { host, running, databaseUrl } = findSystem();
  if (!running || !databaseUrl)
    throw new Failure('Nothing runs yet: npm start. Or name a server with --to.');
  const args = ['make', project || 'shell', 'A command on this machine', '--minutes', MINUTES];
  return async () => ({
    address: localAddress({ host, port: running.port }),
    token: await deployToken(databaseUrl, args),
  });
}
