import { setTimeout as delay } from 'node:timers/promises';
import { createEnqueue, type Outbox } from './outbox.ts';
import { relayBatch, type RelayOptions } from './relay-batch.service.ts';

/** The longest a row waits after the process that wrote it has died. */
const POLL_INTERVAL_MS = 500;
/** Rows that a crowd commits at the same time leave together: one hint for a registry instead of one for each gift. */
const BATCH_WINDOW_MS = 30;

export interface Relay extends Outbox {
  start(): void;
  close(): Promise<void>;
}

/**
 * Hands the rows of the outbox to the queues and to the open pages, in any number of processes at once: each takes rows that no
 * other one has locked. The process that wrote a row wakes its own relay, so the poll only finds rows of processes that died.
 */
export function createRelay(options: RelayOptions): Relay {
  let closing = false;
  let wakeUp: (() => void) | undefined;
  let woken = false;
  let running: Promise<void> | undefined;

  const sleepUntilWoken = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!closing) {
      // A row that is committed while a batch runs may be too late for it: such a wake-up must not be lost.
      woken = false;
      const more = await relayBatch(options).catch((err: unknown) => {
        options.log.error({ err }, 'outbox relay failed');
        return false;
      });
      if (!more && !woken && !closing) await sleepUntilWoken();
      if (!more && !closing) await delay(BATCH_WINDOW_MS);
    }
  }

  const wake = (): void => {
    woken = true;
    wakeUp?.();
  };

  const enqueue = createEnqueue(options.cipher, options.sender);

  return {
    enqueue,
    mail: (trx, payload, about) => enqueue(trx, { topic: 'mail', payload }, about),
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
