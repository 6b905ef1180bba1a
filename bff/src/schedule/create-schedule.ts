import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import type { Schedule } from './schedule.ts';

interface Options {
  readonly db: Kysely<Database>;
  readonly log: FastifyBaseLogger;
}

/** Runs each task under an advisory lock, so one process at a time runs it. */
export function createSchedule({ db, log }: Options): Schedule {
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];

  async function loop(seconds: number, name: string, run: () => Promise<void>): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      // Jitter: processes started together don't compete for the lock.
      const wait = seconds * 1_000 * (0.9 + Math.random() * 0.2);
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await withAdvisoryLock(db, name, run).catch((err: unknown) =>
        log.error({ err, task: name }, 'scheduled task failed'),
      );
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
