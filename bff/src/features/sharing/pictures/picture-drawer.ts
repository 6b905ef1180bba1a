import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { Drawing } from './picture-content.ts';

export class QueueFullError extends Error {}

interface TurnLimits {
  readonly maxWaiting: number;
  /** Below `maxWaiting`, so that one account doesn't take every place. */
  readonly maxOfAccount: number;
}

/** An account with few waiting tasks comes before one with many, so nobody waits for another account's hundred. */
export function createFairTurns({ maxWaiting, maxOfAccount }: TurnLimits) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, number>();

  return {
    async run<Result>(account: string, task: () => Promise<Result>): Promise<Result> {
      const before = waiting.get(account) ?? 0;
      if (queue.size >= maxWaiting || before >= maxOfAccount)
        throw new QueueFullError('Too many tasks wait.');
      waiting.set(account, before + 1);
      try {
        return await queue.add(task, { priority: -before });
      } finally {
        const left = (waiting.get(account) ?? 1) - 1;
        if (left > 0) waiting.set(account, left);
        else waiting.delete(account);
      }
    },
  };
}

export interface DrawerLimits extends TurnLimits {
  readonly timeoutMs: number;
  /** The fonts leave the memory with the process. */
  readonly idleTimeoutMs: number;
}

const defaultLimits: DrawerLimits = {
  ...{ maxWaiting: 1_500, maxOfAccount: 1_000 },
  ...{ timeoutMs: 10_000, idleTimeoutMs: 15_000 },
};

const file = fileURLToPath(import.meta.resolve('./drawing-process.ts'));
const reply = z.union([
  z.object({ picture: z.instanceof(Uint8Array) }),
  z.object({ error: z.string() }),
]);
const messageArguments = z.tuple([reply], z.unknown());

function startProcess(): ChildProcess {
  return fork(file, {
    // It gets no secrets, and fewer arenas keep less memory.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=96'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Draws pictures in a process of their own, one after the other. The process ends when nobody needs it. */
export function createPictureDrawer(limits: DrawerLimits = defaultLimits) {
  const turns = createFairTurns(limits);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function runningProcess(): ChildProcess {
    if (child) return child;
    const started = startProcess();
    child = started;
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  async function ask(drawing: Drawing): Promise<Buffer> {
    clearTimeout(idle);
    const asked = runningProcess();
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const ended = new AbortController();
    const end = (): void => ended.abort(new Error('The drawing process ended.'));
    asked.once('exit', end);
    try {
      asked.send({ ...drawing });
      const message: unknown = await once(asked, 'message', {
        signal: AbortSignal.any([signal, ended.signal]),
      });
      const [answer] = messageArguments.parse(message);
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.picture);
    } catch (error) {
      stop();
      throw error;
    } finally {
      asked.off('exit', end);
      idle = setTimeout(stop, limits.idleTimeoutMs).unref();
    }
  }

  return {
    draw: (account: string, drawing: Drawing): Promise<Buffer> =>
      turns.run(account, () => ask(drawing)),
    processId: (): number | undefined => child?.pid,
    close: stop,
  };
}
