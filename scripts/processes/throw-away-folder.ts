import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'gift-registry-';

/** The databases of a whole test run take 2 GB. */
const NEEDED_BYTES = 4 * 1024 ** 3;
const LONGEST_RUN_MS = 60 * 60_000;

/**
 * Makes a folder for files that nothing outlives, which every account may enter. It is in memory where plenty is free,
 * because each new database is hundreds of files; else it is in the folder for temporary files.
 */
export function makeThrowAwayFolder(name: string, memory = MEMORY): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  if (parent === memory) removeLeftFolders(memory);
  const folder = mkdtempSync(join(parent, `${PREFIX}${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= 2 * NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** A run that was killed removes nothing, and its files would occupy memory until the machine restarts. */
function removeLeftFolders(memory: string): void {
  const ownFolders = readdirSync(memory, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith(PREFIX),
  );
  for (const { name } of ownFolders) {
    const folder = join(memory, name);
    const { uid, mtimeMs } = statSync(folder);
    const isLeft = uid === process.getuid?.() && Date.now() - mtimeMs > LONGEST_RUN_MS;
    if (isLeft) rmSync(folder, { recursive: true, force: true });
  }
}
