import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const workspaceRoot = join(import.meta.dirname, '../../..');
const scope = '@gift-registry';

const packages = [
  'shell-contract',
  'bff-contract',
  'design-system',
  'federation',
  'release',
] as const;

const packageNames = z.record(z.string(), z.string());
const needs = z.object({ dependencies: packageNames, devDependencies: packageNames });

export interface AnotherRepository {
  readonly area: string;
  release(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string>;
  build(): Promise<void>;
  edit(file: string, change: (source: string) => string): Promise<void>;
  remove(): Promise<void>;
}

async function install(modules: string): Promise<void> {
  await mkdir(join(modules, scope), { recursive: true });
  const names = packages.flatMap((name) => ['-w', `${scope}/${name}`]);
  await run('npm', ['pack', ...names, '--pack-destination', modules], { cwd: workspaceRoot });
  for (const name of packages) {
    const [tarball] = (await readdir(modules)).filter((file) =>
      new RegExp(`^gift-registry-${name}-\\d`).test(file),
    );
    const folder = join(modules, scope, name);
    await mkdir(folder);
    await run('tar', [
      'xzf',
      join(modules, tarball ?? ''),
      '-C',
      folder,
      '--strip-components',
      '1',
    ]);
  }
  // Everything else is what npm would fetch for the five.
  const shared = join(workspaceRoot, 'node_modules');
  for (const name of await readdir(shared))
    if (name !== scope && !name.startsWith('.'))
      await symlink(join(shared, name), join(modules, name));
}

async function writeArea(area: string, name: string, title: string): Promise<void> {
  const words = { name, project: `mfe-${name}`, title, component: title.replaceAll(' ', '') };
  const templates = join(workspaceRoot, 'scripts/new-area/files');
  const fill = (text: string): string =>
    text.replaceAll(/<%= (\w+) %>/g, (_, word: string) =>
      String(Object.entries(words).find(([each]) => each === word)?.[1] ?? ''),
    );
  const files = await readdir(templates, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name);
    const target = path
      .replace(templates, area)
      .replaceAll('__name__', name)
      .replace(/\.template$/, '');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(path, 'utf8')));
  }
  await rm(join(area, 'project.json'));
}

export async function makeAnotherRepository(
  name: string,
  title: string,
): Promise<AnotherRepository> {
  const root = await mkdtemp(join(tmpdir(), 'gift-registry-elsewhere-'));
  const area = join(root, `mfe-${name}`);
  const modules = join(root, 'node_modules');
  await install(modules);
  await writeArea(area, name, title);
  const { dependencies, devDependencies } = needs.parse(
    JSON.parse(await readFile(join(workspaceRoot, 'mfe-admin/package.json'), 'utf8')),
  );
  const manifest = { name: `mfe-${name}`, private: true, type: 'module' };
  await writeFile(
    join(area, 'package.json'),
    JSON.stringify({ ...manifest, dependencies, devDependencies }),
  );
  return {
    area,
    async release(env, ...args) {
      const command = join(modules, scope, 'release/src/main.mjs');
      const options = { cwd: root, env: { ...process.env, ...env } };
      return (await run(process.execPath, [command, ...args], options)).stdout.trim();
    },
    async build() {
      const webpack = join(modules, 'webpack-cli/bin/cli.js');
      await run(process.execPath, [webpack, 'build', '--config', 'webpack.config.cjs'], {
        cwd: area,
        env: { ...process.env, NODE_ENV: 'production' },
      });
    },
    async edit(file, change) {
      const path = join(area, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    remove: () => rm(root, { recursive: true }),
  };
}
