import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { end } from '../processes/end.ts';
import { identify, isRunning, processIdentity } from '../processes/identity.ts';
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

const fileIn = (dataDir: string) => join(dataDir, 'start.lock');

/** The system that runs on this data folder right now, if one does. */
export function findRunning(dataDir: string): RunningSystem | undefined {
  const found = read(fileIn(dataDir));
  return found && isRunning(found.starter) ? found : undefined;
}

/** One system per data folder. What it writes down about itself is how `release` and `dev` find it. */
export class LockFile {
  readonly #file: string;
  #content: RunningSystem;

  private constructor(file: string, content: RunningSystem) {
    this.#file = file;
    this.#content = content;
  }

  /** `reportStale` hears that a killed run was found and cleared. */
  static async acquire(
    dataDir: string,
    reached: { readonly address: string; readonly port: number },
    reportStale: () => void,
  ): Promise<LockFile> {
    const starter = identify(process.pid);
    if (!starter) throw new Failure('This system does not tell when a process began.');
    const lock = new LockFile(fileIn(dataDir), { starter, ...reached, dataDir, children: [] });
    while (!lock.#create()) {
      if (await lock.#clearStale()) reportStale();
    }
    return lock;
  }

  update(change: Partial<Pick<RunningSystem, 'databaseUrl' | 'children'>>): void {
    this.#content = { ...this.#content, ...change };
    renameSync(this.#writeAside(), this.#file);
  }

  addChild(child: RunningSystem['children'][number]): void {
    const alive = this.#content.children.filter(isRunning);
    this.update({ children: [...alive, child] });
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

  async #clearStale(): Promise<boolean> {
    const found = read(this.#file);
    if (found && isRunning(found.starter)) {
      throw new Failure(
        `It is already running at ${found.address} (process ${found.starter.pid}). Stop that one first, or give this one its own folder and port: DATA_DIR=.data-2 PORT=3001 npm start`,
      );
    }
    const moved = `${this.#file}.stale.${process.pid}`;
    try {
      renameSync(this.#file, moved);
    } catch {
      return false;
    }
    const taken = read(moved);
    rmSync(moved);
    // Between the look and the move, another starter may have put its own lock there.
    if (taken && isRunning(taken.starter)) {
      writeFileSync(this.#file, JSON.stringify(taken), { mode: 0o600 });
      return false;
    }
    await Promise.all((taken?.children ?? []).map(endLeftover));
    return true;
  }
}

function endLeftover(child: RunningSystem['children'][number]): Promise<boolean> {
  return end(child, [
    ['SIGTERM', 10_000],
    ['SIGKILL', 2_000],
  ]);
}

function read(file: string): RunningSystem | undefined {
  try {
    return runningSystem.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
