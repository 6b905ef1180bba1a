import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const MOUNTS = '/proc/mounts';
const PREFIX = 'gift-registry-test-';

/** The databases of a whole run take 2 GB. */
const NEEDED_BYTES = 4 * 1024 ** 3;
const LONGEST_RUN_MS = 60 * 60_000;

/**
 * Makes the folder for temporary files of one test run, which the account of PostgreSQL may enter. It is in memory where
 * plenty is free, because each new database is hundreds of files; else among the system's temporary files.
 */
export function makeTemporaryFolder(memory = MEMORY, mounts = MOUNTS): string {
  const exists = existsSync(memory);
  if (exists) removeLeftFolders(memory);
  const parent = exists && hasRoom(memory) && mayExecute(memory, mounts) ? memory : tmpdir();
  const folder = mkdtempSync(join(parent, PREFIX));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(memory: string): boolean {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= 2 * NEEDED_BYTES;
}

/** Containers may mount it without the right to execute files, which some tests write. */
function mayExecute(memory: string, mounts: string): boolean {
  if (!existsSync(mounts)) return true;
  const lines = readFileSync(mounts, 'utf8').split('\n');
  const mount = lines.find((line) => line.split(' ')[1] === memory);
  return !/[ ,]noexec[ ,]/.test(mount ?? '');
}

/** A killed run removes nothing, and its files would occupy memory until the machine restarts. */
function removeLeftFolders(memory: string): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(memory, name);
    const found = statSync(folder, { throwIfNoEntry: false });
    const isOwn = found?.uid === process.getuid?.();
    if (found && isOwn && Date.now() - found.mtimeMs > LONGEST_RUN_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}
