import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../../settings/workspace-root.ts';

const run = promisify(execFile);
const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

export interface WorkspaceCopy {
  readonly folder: string;
  node(program: string, ...args: string[]): Promise<string>;
  git(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

const ownScope = '@gift-registry';

async function linkPackages(folder: string): Promise<void> {
  const from = join(workspaceRoot, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  for (const name of await readdir(from))
    await (name === ownScope
      ? cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
      : symlink(join(from, name), join(to, name)));
  for (const own of globSync('{*,*/*}/node_modules', { cwd: workspaceRoot }))
    if (!own.startsWith('node_modules')) await symlink(join(workspaceRoot, own), join(folder, own));
}

function withOutput(error: unknown): never {
  if (error instanceof Error && 'stdout' in error)
    throw new Error(`${error.message}\n${String(error.stdout)}`, { cause: error });
  throw error;
}

interface CopyOptions {
  /** The copy uses its own packages, which a change in it may change, instead of this workspace's. */
  readonly ownPackages?: boolean;
}

export async function copyWorkspace({
  ownPackages = false,
}: CopyOptions = {}): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'gift-registry-area-'));
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
  const listed = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: workspaceRoot,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.stdout.split('\0').filter(Boolean))
    await cp(join(workspaceRoot, file), join(folder, file), { force: true }).catch(() => undefined);
  if (ownPackages) await linkPackages(folder);
  else await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  await git('init', '--quiet');
  await git('add', '.');
  const node = async (program: string, ...args: string[]) => {
    const { stdout } = await run(
      process.execPath,
      ['--experimental-vm-modules', '--no-warnings', join('node_modules', program), ...args],
      { cwd: folder, env: { ...process.env, ...nxEnvironment }, maxBuffer: 64 * 1024 * 1024 },
    ).catch(withOutput);
    return stdout;
  };
  return { folder, node, git, remove: () => rm(folder, { recursive: true }) };
}
