import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import type { Figure } from './figures.ts';

const run = promisify(execFile);
const cache = mkdtempSync(join(tmpdir(), 'gift-registry-nx-'));

/** Minutes of one `npm test` after installing, and its last line. */
async function timeSuite(): Promise<{ minutes: number; total: string }> {
  const started = performance.now();
  const { stdout } = await run(process.execPath, ['scripts/test/main.ts'], {
    cwd: workspaceRoot,
    env: { ...process.env, NX_CACHE_DIRECTORY: cache },
    maxBuffer: 64 * 1024 * 1024,
  });
  const minutes = (performance.now() - started) / 60_000;
  return { minutes, total: stdout.trim().split('\n').at(-1) ?? '' };
}

function report(
  state: string,
  { minutes, total }: { minutes: number; total: string },
  most: number,
) {
  const figure: Figure = {
    figure: `npm test, ${state}`,
    measured: `${minutes.toFixed(1)} min (${total})`,
    target: `≤ ${most} min`,
    met: minutes <= most,
  };
  console.log(JSON.stringify(figure));
}

try {
  report('nothing cached', await timeSuite(), 10);
  report('everything cached that can be', await timeSuite(), 4);
} finally {
  rmSync(cache, { recursive: true });
}
