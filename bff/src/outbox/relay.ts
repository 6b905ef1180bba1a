import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Queues } from '../queues/queues.ts';
import { enqueue, type Outbox } from './outbox.ts';
import { relayBatch } from './relay-batch.ts';

/** The longest that a row waits when its process died before it could hand it over. */
const LOOK_EVERY_MS = 500;
/** How long rows gather before they are handed over together: unnoticed by people, and a storm costs few batches. */
const GATHER_MS = 30;

export interface RelayOptions {
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  readonly events: EventBus;
  readonly log: FastifyBaseLogger;
}

export interface Relay extends Outbox {
  start(): void;
  /** Finishes the batch under way and takes no other. */
  close(): Promise<void>;
}

export function createRelay(options: RelayOptions): Relay {
  let closing = false;
  let wakeUp: (() => void) | undefined;
  let woken = false;
  let running: Promise<void> | undefined;

  const nap = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!closing) {
      woken = false;
      const more = await relayBatch(options).catch((err: unknown) => {
        options.log.error({ err }, 'outbox relay failed');
        return false;
      });
      if (!more && !woken && !closing) await nap();
      if (!more && !closing) await delay(GATHER_MS);
    }
  }

  const wake = (): void => {
    woken = true;
    wakeUp?.();
  };

  return {
    enqueue,
    wake,
    start() {
      running ??= run();
    },
    async close() {
      closing = true;
      wake();
      await running;
    },
  };
}
