import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { workspaceRoot } from '../settings/workspace-root.ts';

const CACHE = join(workspaceRoot, 'node_modules', '.cache', 'gift-registry');
const FOLDER = join(CACHE, 'chromium');

export async function unpackChromium(): Promise<string> {
  const start = join(FOLDER, 'start.sh');
  if (existsSync(start)) return start;
  const partial = `${FOLDER}.${process.pid}`;
  await unpackInto(partial);
  writeFileSync(join(partial, 'start.sh'), startScript, { mode: 0o755 });
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(partial, FOLDER);
  return start;
}

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archives = join(dirname(dirname(entry)), 'bin');
  const before = process.env['TMPDIR'];
  // The package unpacks into the system's folder for temporary files, which any account may write to.
  process.env['TMPDIR'] = folder;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(archives, name));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The carried libraries and fonts serve only where the system has none. */
const startScript = `#!/bin/sh
here=$(dirname "$0")
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
