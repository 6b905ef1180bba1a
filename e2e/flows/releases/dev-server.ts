import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const workspaceRoot = join(import.meta.dirname, '../../..');

export interface CopiedProject {
  readonly folder: string;
  edit(file: string, change: (source: string) => string): Promise<void>;
  create(file: string, content: string): Promise<void>;
  remove(): Promise<void>;
}

/** A copy whose files may change while others use the workspace. */
export async function copyProject(project: string): Promise<CopiedProject> {
  const root = await mkdtemp(join(tmpdir(), 'gift-registry-dev-'));
  const folder = join(root, project);
  await symlink(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
  const source = join(workspaceRoot, project);
  await cp(source, folder, { recursive: true, filter: (path) => path !== join(source, 'dist') });
  return {
    folder,
    edit: async (file, change) => {
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    create: async (file, content) => {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    remove: () => rm(root, { recursive: true }),
  };
}

export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDevServer(
  projects: readonly string[],
  { args = [], env = {} }: { args?: readonly string[]; env?: NodeJS.ProcessEnv },
): Promise<DevServer> {
  const child = spawn(process.execPath, ['scripts/dev/main.ts', ...projects, ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  createInterface(child.stderr).on('line', (line) => output.push(line));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The dev server ended.\n${output.join('\n')}`);
  });
  const opened = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const found = /^Open (http:\/\/localhost:\d+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const url = await Promise.race([opened, ended]);
  // It holds the reply back until every build is finished.
  await Promise.race([untilAnswered(`${url}/_mf/shell/dev/shell.js`), ended]);
  ended.catch(() => undefined);
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await setTimeout(200);
  }
}
