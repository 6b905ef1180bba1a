import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import {
  QUEUES,
  setTelemetry,
  type QueueName,
  type TelemetryConfig,
} from '@gift-registry/workers-contract';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLogger, logEverything, type Logger } from './logger.ts';
import type { JobHandler, RetryDelay } from './queue/queued-job.ts';
import { runWorker } from './queue/run-worker.ts';

interface Service {
  readonly handle: JobHandler;
  readonly concurrency: number;
  readonly retryDelay?: RetryDelay;
  close(): Promise<void>;
}

// Imported on demand: the mail process needs no browser, the scrape process no mail transport.
const services: Record<QueueName, (config: Config, log: Logger) => Promise<Service>> = {
  scrape: async (config, log) =>
    (await import('./scrape/service.ts')).createScrapeService(config.scrape, log),
  mail: async (config) => (await import('./mail/service.ts')).createMailService(config.mail),
};

function readQueue(): QueueName {
  const { values } = parseArgs({ options: { queue: { type: 'string' } } });
  const queue = QUEUES.find((name) => name === values.queue);
  if (!queue) throw new ConfigError(`--queue must be one of ${QUEUES.join(', ')}`);
  return queue;
}

/** Loads the packages of metrics and traces only for those who ask for them. */
async function startTelemetry(queue: QueueName, config: TelemetryConfig) {
  if (!config.metrics && !config.traces) return undefined;
  const started = await (
    await import('@gift-registry/workers-contract/telemetry')
  ).startTelemetry(`worker-${queue}`, config);
  setTelemetry(started);
  return started;
}

const SHUTDOWN_TIMEOUT_MS = 25_000;
const JOBS_TIMEOUT_MS = 20_000;

async function main(): Promise<void> {
  const queue = readQueue();
  const config = readConfig(process.env, queue);
  const log = createLogger(queue, config.logLevel);
  logEverything(log);
  const telemetry = await startTelemetry(queue, config.telemetry);
  const service = await services[queue](config, log);
  const { handle, concurrency, retryDelay } = service;
  const { store } = config;
  const worker = await runWorker({ queue, store, concurrency, retryDelay, handle, log });

  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  closeWithGrace(
    { delay: SHUTDOWN_TIMEOUT_MS, logger: false, skip: ['unhandledRejection', 'beforeExit'] },
    async ({ signal, err }) => {
      if (err) log.fatal({ err }, 'stopping after an unexpected error');
      else log.info({ signal }, 'stopping');
      await worker.close(JOBS_TIMEOUT_MS);
      await service.close();
      await telemetry?.close();
      log.info('stopped');
    },
  );
}

main().catch((error: unknown) => {
  const log = createLogger(undefined, 'fatal');
  if (error instanceof ConfigError) log.fatal(error.message);
  else log.fatal({ err: error }, 'could not start');
  process.exit(1);
});
