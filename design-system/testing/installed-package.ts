import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const designSystem = join(import.meta.dirname, '..');
const application = join(import.meta.dirname, 'fixtures', 'application');

/** Packages that an application with types brings along. */
const BROUGHT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

const requirements = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
const packed = z.array(z.object({ name: z.string(), filename: z.string() }));

/**
 * Packs the built package and installs it with npm into an application in an empty folder. The libraries are packed from
 * those of the workspace, so that the installation needs no registry.
 */
export async function installPackage(folder: string): Promise<void> {
  const built = join(designSystem, 'dist');
  const libraries = librariesOf(built, [...BROUGHT, ...requiredBy(built)]);
  await cp(application, folder, { recursive: true });
  const { stdout } = await npm(folder, 'pack', '--json', '--ignore-scripts', built, ...libraries);
  const dependencies = packed
    .parse(JSON.parse(stdout))
    .map(({ name, filename }) => [name, `file:${filename}`] as const);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(dependencies),
    }),
  );
  await npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
}

export const runNode = (folder: string, ...args: string[]) =>
  run(process.execPath, args, { cwd: folder });

const npm = (folder: string, ...args: string[]) =>
  run('npm', args, { cwd: folder, env: { ...process.env, npm_config_local_prefix: folder } });

function librariesOf(importer: string, names: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (from: string, name: string) => {
    const folder = installedFolder(from, name);
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const needed of requiredBy(folder)) add(folder, needed);
  };
  for (const name of names) add(importer, name);
  return [...folders];
}

function requiredBy(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(requirements.parse(manifest).dependencies);
}

function installedFolder(from: string, name: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === dirname(from)) throw new Error(`${name} is not installed.`);
  return installedFolder(dirname(from), name);
}
