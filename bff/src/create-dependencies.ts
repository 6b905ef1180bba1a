import { join } from 'node:path';
import { PICTURES_FOLDER } from '@gift-registry/workers-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './platform/app-dependencies.ts';
import type { PoolState } from './platform/database/connection-pool.ts';
import type { LiveConfig } from './platform/config/live-config.ts';
import { createDatabase } from './platform/database/database.ts';
import { createEventBus } from './platform/event-bus/create-event-bus.ts';
import { createDataCipher } from './platform/keys/data-cipher.ts';
import { confirmJobs } from './platform/outbox/confirm-jobs.service.ts';
import { deleteOldMails, forgetMailContents } from './platform/outbox/mail-log.repository.ts';
import { pruneOutbox } from './platform/outbox/outbox.repository.ts';
import { createRelay } from './platform/outbox/relay.ts';
import { createPaymentAdapter } from './platform/payments/create-payment-adapter.ts';
import { sweepPictures } from './platform/pictures/sweep-pictures.ts';
import { createQueues } from './platform/queues/create-queues.ts';
import { createSchedule } from './platform/schedule.ts';
import { watchSettings } from './platform/settings.ts';
import { readGauges } from './platform/telemetry/gauges.ts';
import { startServerTelemetry } from './platform/telemetry/server-telemetry.ts';
import { requestTelemetry } from './plugins/request-telemetry.ts';

export interface RunningDependencies {
  readonly deps: AppDependencies;
  close(): Promise<void>;
}

/** Connections that only claims and contributions use, as a part of those of all other requests. */
const GIVING_SHARE = 0.4;

export async function createDependencies(
  live: LiveConfig,
  log: FastifyBaseLogger,
): Promise<RunningDependencies> {
  const { config } = live;
  const { databaseUrl, redisUrl } = config;
  // Before the first connection, whose client it changes.
  const telemetry = await startServerTelemetry(config.telemetry);
  const pools: Record<string, () => PoolState> = {};
  const streams = { open: 0 };
  const databaseOptions = {
    observe: (pool: string, state: () => PoolState) => {
      pools[pool] = state;
    },
    timeoutMs: config.databaseTimeoutMs,
    onError: (err: Error) => log.warn({ err }, 'database connection lost'),
  };
  const db = createDatabase(databaseUrl, {
    ...databaseOptions,
    maxConnections: config.databaseConnections,
  });
  const givingDb = createDatabase(databaseUrl, {
    ...databaseOptions,
    maxConnections: Math.ceil(config.databaseConnections * GIVING_SHARE),
    transactionShare: 1,
    applicationName: 'bff-giving',
  });
  // Busy requests and the relay don't wait for each other's connections.
  const relayDb = createDatabase(databaseUrl, {
    ...databaseOptions,
    maxConnections: 1,
    applicationName: 'bff-relay',
  });
  const queues = createQueues({ databaseUrl, redisUrl, timeoutMs: config.databaseTimeoutMs }, log);
  const cipher = createDataCipher(config.dataEncryptionKeys);
  const events = await createEventBus({ db, databaseUrl, redisUrl, log });
  const settings = await watchSettings({ live, db, events, log });
  const relay = createRelay({ sender: config, db: relayDb, queues, events, log, cipher });
  const schedule = createSchedule({ db, log });

  telemetry?.gauges(() => readGauges({ db: relayDb, queues, pools, streams: () => streams.open }));
  relay.start();
  schedule.every(10, 'confirm jobs', () => confirmJobs({ db, queues }));
  schedule.every(600, 'prune outbox', () => pruneOutbox(db));
  schedule.every(300, 'mail contents', () => forgetMailContents(db));
  schedule.every(3_600, 'old mails', () => deleteOldMails(db));
  if (!config.pictureBucket) {
    const folder = join(config.dataDir, PICTURES_FOLDER);
    schedule.every(3_600, 'sweep pictures', () => sweepPictures({ db, folder }));
  }
  return {
    deps: {
      ...{ config, settings, db, givingDb, outbox: relay, events, queues, schedule, log },
      payments: createPaymentAdapter(config.payments),
      requestTelemetry: telemetry && requestTelemetry(telemetry, streams),
    },
    async close() {
      await telemetry?.close();
      await schedule.close();
      await relay.close();
      settings.close();
      await events.close();
      await queues.close();
      await relayDb.destroy();
      await givingDb.destroy();
      await db.destroy();
    },
  };
}
