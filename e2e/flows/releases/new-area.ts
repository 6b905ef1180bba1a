import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspaceRoot = join(import.meta.dirname, '../../..');
const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

export interface WorkspaceCopy {
  readonly folder: string;
  node(program: string, ...args: string[]): Promise<string>;
  git(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function copyWorkspace(): Promise<WorkspaceCopy> {
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
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  await git('init', '--quiet');
  await git('add', '.');
  const node = async (program: string, ...args: string[]) => {
    const { stdout } = await run(
      process.execPath,
      ['--experimental-vm-modules', '--no-warnings', join('node_modules', program), ...args],
      { cwd: folder, env: { ...process.env, ...nxEnvironment }, maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout;
  };
  return { folder, node, git, remove: () => rm(folder, { recursive: true }) };
}
