import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { end } from '../processes/end.ts';
import {
  identify,
  isRunning,
  type ProcessIdentity,
  processIdentity,
} from '../processes/identity.ts';
import { systemError } from '../processes/system-error.ts';
import { Failure } from '../terminal/failure.ts';

const runningSystem = z.object({
  starter: processIdentity,
  address: z.string(),
  port: z.int(),
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  children: z.array(processIdentity),
});
export type RunningSystem = z.infer<typeof runningSystem>;

interface Found {
  readonly number: number;
  readonly file: string;
  readonly system: RunningSystem | undefined;
}

export function findRunning(dataDir: string): RunningSystem | undefined {
  return findLocks(dataDir).find(isHeld)?.system;
}

/**
 * One system per data folder. A stale lock is never removed to make room, because two starters doing that at once
 * could each remove the other's new lock: the next one gets the next number, and numbers are taken exclusively.
 * `release` and `dev` find the running system through the lock's content.
 *
 * proper-lockfile judges by the age of a file that a timer touches: after a crash the next start would wait for ten
 * seconds, and a starter that was suspended with Ctrl-Z would lose its lock while its database runs.
 */
export class LockFile {
  readonly #file: string;
  #content: RunningSystem;

  private constructor(file: string, content: RunningSystem) {
    this.#file = file;
    this.#content = content;
  }

  static async acquire(
    dataDir: string,
    reached: { readonly address: string; readonly port: number },
    reportStale: () => void,
  ): Promise<LockFile> {
    const starter = identify(process.pid);
    if (!starter) throw new Failure('This system does not tell when a process began.');
    const content = { starter, ...reached, dataDir, children: [] };
    for (;;) {
      const locks = findLocks(dataDir);
      const held = locks.find(isHeld);
      if (held) throw alreadyRunning(held.system);
      const file = join(dataDir, `start.${(locks[0]?.number ?? 0) + 1}.lock`);
      const lock = new LockFile(file, content);
      if (!lock.#create()) continue;
      if (await clearStale(dataDir, file)) reportStale();
      return lock;
    }
  }

  update(change: Partial<Pick<RunningSystem, 'databaseUrl' | 'children'>>): void {
    this.#content = { ...this.#content, ...change };
    renameSync(this.#writeAside(), this.#file);
  }

  addChild(child: ProcessIdentity): void {
    this.update({ children: [...this.#content.children.filter(isRunning), child] });
  }

  release(): void {
    rmSync(this.#file, { force: true });
  }

  /** Linking a finished file into place makes the lock appear whole or not at all, and for one starter alone. */
  #create(): boolean {
    const aside = this.#writeAside();
    try {
      linkSync(aside, this.#file);
      return true;
    } catch (error) {
      if (systemError.safeParse(error).data?.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(aside);
    }
  }

  #writeAside(): string {
    const aside = `${this.#file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify(this.#content), { mode: 0o600 });
    return aside;
  }
}

function findLocks(dataDir: string): Found[] {
  // Without the folder nothing has run yet.
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names
    .flatMap((name) => {
      const number = Number(/^start\.(\d+)\.lock$/.exec(name)?.[1]);
      const file = join(dataDir, name);
      return number > 0 ? [{ number, file, system: read(file) }] : [];
    })
    .sort((a, b) => b.number - a.number);
}

async function clearStale(dataDir: string, own: string): Promise<boolean> {
  const others = findLocks(dataDir).filter(({ file }) => file !== own);
  const held = others.find(isHeld);
  if (held) {
    rmSync(own);
    throw alreadyRunning(held.system);
  }
  await Promise.all(others.flatMap(({ system }) => system?.children ?? []).map(endLeftover));
  for (const { file } of others) rmSync(file, { force: true });
  return others.length > 0;
}

function endLeftover(child: ProcessIdentity): Promise<boolean> {
  return end(child, [
    ['SIGTERM', 10_000],
    ['SIGKILL', 2_000],
  ]);
}

function alreadyRunning(system: RunningSystem | undefined): Failure {
  return new Failure(
    `It is already running at ${system?.address} (process ${system?.starter.pid}). Stop that one first, or give this one its own folder and port: DATA_DIR=.data-2 PORT=3001 npm start`,
  );
}

function isHeld({ system }: Found): boolean {
  return system !== undefined && isRunning(system.starter);
}

function read(file: string): RunningSystem | undefined {
  try {
    return runningSystem.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
