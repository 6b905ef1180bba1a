import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { withAdvisoryLock } from './database/advisory-lock.ts';
import type { Database } from './database/tables.ts';

export interface Schedule {
  /**
   * `name` is the same in every process. The first run starts within a minute. A task works in batches: it resolves to
   * true when more is left, and then runs again at once.
   */
  every(seconds: number, name: string, run: Task): void;
  close(): Promise<void>;
}

type Task = () => Promise<void> | Promise<boolean>;

interface Options {
  readonly db: Kysely<Database>;
  readonly log: FastifyBaseLogger;
  readonly firstRunSeconds?: number;
}

export function createSchedule({ db, log, firstRunSeconds = 45 }: Options): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops: Promise<void>[] = [];

  /** Jitter: processes started together don't compete for the lock. */
  const wait = (seconds: number) =>
    delay(seconds * 1_000 * (0.9 + Math.random() * 0.2), undefined, { signal, ref: false }).catch(
      () => undefined,
    );

  async function runToTheEnd(name: string, run: Task): Promise<void> {
    let more = true;
    while (more && !signal.aborted) {
      more = false;
      await withAdvisoryLock(db, name, async () => {
        more = (await run()) === true;
      });
    }
  }

  async function loop(seconds: number, name: string, run: Task): Promise<void> {
    await wait(Math.min(seconds, firstRunSeconds));
    while (!signal.aborted) {
      await runToTheEnd(name, run).catch((err: unknown) =>
        log.error({ err, task: name }, 'scheduled task failed'),
      );
      await wait(seconds);
    }
  }

  return {
    every(seconds, name, run) {
      loops.push(loop(seconds, name, run));
    },
    async close() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
