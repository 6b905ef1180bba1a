import type { FastifyBaseLogger } from 'fastify';
import type { LiveConfig } from './config/live-config.ts';
import type { Db } from './database/database.ts';
import type { EventBus } from './event-bus/event-bus.ts';
import { findStoredSettings } from './settings.repository.ts';

/** For a hint that was lost: the process that changed a setting may die before it tells the others. */
const READ_AGAIN_MS = 20_000;

interface Options {
  readonly live: LiveConfig;
  readonly db: Db;
  readonly events: EventBus;
  readonly log: FastifyBaseLogger;
}

export interface Settings extends Pick<LiveConfig, 'fromEnvironment' | 'defaultOf'> {
  /** After a change: reads it here, and tells the other processes. */
  announce(): Promise<void>;
}

interface WatchedSettings extends Settings {
  close(): void;
}

export async function watchSettings({ live, db, events, log }: Options): Promise<WatchedSettings> {
  const read = async (): Promise<void> => live.use(await findStoredSettings(db));
  const readAgain = (): void =>
    void read().catch((err: unknown) => log.warn({ err }, 'the settings could not be read'));
  await read();
  const unsubscribe = events.subscribe(({ type }) => {
    if (type === 'settings-changed') readAgain();
  }, readAgain);
  const timer = setInterval(readAgain, READ_AGAIN_MS).unref();
  return {
    fromEnvironment: live.fromEnvironment,
    defaultOf: live.defaultOf,
    async announce() {
      await read();
      await events.publish([{ type: 'settings-changed' }]);
    },
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
