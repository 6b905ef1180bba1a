import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Failure } from '../terminal/failure.ts';
import type { Figure } from './figures.ts';

const run = promisify(execFile);
const options = {
  maxBuffer: 64 * 1024 * 1024,
  // The clone fills caches of its own; Nx would share one among all clones of a user.
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: undefined,
    // Its tests find or start these by themselves.
    CHROMIUM_PATH: undefined,
    TEST_DATABASE_URL: undefined,
    NX_CACHE_DIRECTORY: '.nx/cache',
    NX_WORKSPACE_DATA_DIRECTORY: '.nx/workspace-data',
  },
};

const failedRun = z.object({ stdout: z.string() });
/** Of a failed run: its last lines name the failed tests. */
const SHOWN_LINES = 40;

/** Holds no build and no cache of an earlier run: what is committed, with its packages. */
async function cloneWorkspace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-registry-clone-'));
  // The tests of a root start PostgreSQL as another user, who must be able to read the programs.
  chmodSync(folder, 0o755);
  await run('git', ['clone', '--quiet', workspaceRoot, folder]);
  await run('npm', ['ci', '--prefer-offline'], { ...options, cwd: folder });
  return folder;
}

async function timeSuite(
  folder: string,
  ...words: readonly string[]
): Promise<{ minutes: number; total: string }> {
  const started = performance.now();
  const { stdout } = await run('npm', ['test', '--', ...words], { ...options, cwd: folder }).catch(
    (error: unknown) => {
      const { stdout: output } = failedRun.parse(error);
      throw new Failure(output.trim().split('\n').slice(-SHOWN_LINES).join('\n'));
    },
  );
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

async function inFreshClone(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await cloneWorkspace();
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await inFreshClone(async (folder) => {
  report('from a fresh clone', await timeSuite(folder), 10);
  report('again, with a warm cache', await timeSuite(folder), 4);
});
await inFreshClone(async (folder) => {
  report('with --all, from a fresh clone', await timeSuite(folder, '--all'), 10);
});
