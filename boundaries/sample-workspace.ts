import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '..');

const SETTINGS = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig*.json',
  'oxlint.config.ts',
  'boundaries/{*,rules/*}.mjs',
  'scripts/jest/*.d.ts',
  '{.,*,*/*}/{project,package,tsconfig}.json',
  'mfe-*/*.d.ts',
  '{design-system,*/contract}/src/**/*.{ts,tsx}',
];

/** The settings of the workspace without its sources, so that samples break rules outside of it. */
export class SampleWorkspace {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gift-registry-samples-'));
  readonly #samples: string[] = [];

  constructor() {
    const skip = (path: string) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path);
    for (const file of globSync(SETTINGS, { cwd: workspaceRoot, exclude: skip }))
      cpSync(join(workspaceRoot, file), join(this.#folder, file));
    linkPackages(this.#folder);
  }

  add(file: string, text: string): string {
    const kind = /(?:-page)?(?:\.[a-z]+)*\.[cm]?[jt]sx?$/.exec(file)?.[0] ?? '';
    const prefix = basename(file).startsWith('use-') ? 'use-' : '';
    const sample = join(dirname(file), `${prefix}sample-${this.#samples.length}${kind}`);
    mkdirSync(join(this.#folder, dirname(file)), { recursive: true });
    writeFileSync(join(this.#folder, sample), text);
    this.#samples.push(sample);
    return sample;
  }

  lint(): ReadonlyMap<string, readonly string[]> {
    this.#writeProjectGraph();
    const { stdout } = spawnSync(
      process.execPath,
      [
        program('oxlint/bin/oxlint'),
        '--type-aware',
        '--type-check',
        '--format=json',
        ...this.#samples,
      ],
      { cwd: this.#folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const broken = new Map<string, string[]>();
    for (const { filename, code } of reportsOf(JSON.parse(stdout)))
      broken.set(filename, [...(broken.get(filename) ?? []), code]);
    return broken;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  /** Without a project graph in the cache the rule about boundaries skips every file and passes. */
  #writeProjectGraph() {
    execFileSync(process.execPath, [program('nx/dist/bin/nx.js'), 'show', 'projects'], {
      cwd: this.#folder,
      env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
      stdio: 'ignore',
    });
  }
}

function linkPackages(folder: string) {
  const scope = 'node_modules/@gift-registry';
  mkdirSync(join(folder, scope), { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules')))
    if (name !== basename(scope))
      symlinkSync(join(workspaceRoot, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(workspaceRoot, scope)))
    symlinkSync(readlinkSync(join(workspaceRoot, scope, name)), join(folder, scope, name));
}

const program = (path: string) => join(workspaceRoot, 'node_modules', path);

function reportsOf(output: unknown): readonly { filename: string; code: string }[] {
  const isReport = (value: unknown): value is { filename: string; code: string } =>
    typeof value === 'object' && value !== null && 'filename' in value && 'code' in value;
  if (typeof output !== 'object' || output === null || !('diagnostics' in output))
    throw new Error('oxlint printed no reports.');
  return Array.isArray(output.diagnostics) ? output.diagnostics.filter(isReport) : [];
}
