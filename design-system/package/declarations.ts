import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { output, publicEntries, sources } from './public-entries.ts';

const run = promisify(execFile);
const designSystem = join(import.meta.dirname, '..');

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin',
  'tsc',
);

export async function writeDeclarations(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'declarations-'));
  const settings = join(folder, 'tsconfig.json');
  await writeFile(settings, JSON.stringify(settingsOf(publicEntries)));
  await run(process.execPath, [compiler, '--project', settings]);
  await rm(folder, { recursive: true });
}

const settingsOf = (entries: readonly string[]) => ({
  extends: join(designSystem, '..', 'tsconfig.browser.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: sources,
    outDir: output,
    types: [],
  },
  files: [
    join(designSystem, 'css-modules.d.ts'),
    ...entries.map((name) => join(sources, name, `${name}.tsx`)),
  ],
});
