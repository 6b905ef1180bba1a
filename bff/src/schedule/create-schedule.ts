import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Schedule } from './schedule.ts';

interface Options {
  readonly db: Kysely<Database>;
  readonly log: FastifyBaseLogger;
}

/** Runs each task unless another process is at it: an advisory lock of the task's name decides. */
export function createSchedule({ db, log }: Options): Schedule {
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];

  async function runAlone(name: string, run: () => Promise<void>): Promise<void> {
    await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(hashtext('schedule'), hashtext(${name})) as locked
      `.execute(connection);
      if (!rows[0]?.locked) return;
      try {
        await run();
      } finally {
        await sql`select pg_advisory_unlock(hashtext('schedule'), hashtext(${name}))`.execute(
          connection,
        );
      }
    });
  }

  async function loop(seconds: number, name: string, run: () => Promise<void>): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      // Spread out, so that processes started together don't come together.
      const wait = seconds * 1_000 * (0.9 + Math.random() * 0.2);
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await runAlone(name, run).catch((err: unknown) =>
        log.error({ err, task: name }, 'upkeep failed'),
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
