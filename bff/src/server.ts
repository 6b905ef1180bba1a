import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError } from './platform/config/config.ts';
import { createLiveConfig } from './platform/config/live-config.ts';
import { createDependencies } from './create-dependencies.ts';
import { createLogger, logEverything } from './platform/logging/logger.ts';

const SHUTDOWN_TIMEOUT_MS = 14_000;

async function start(): Promise<void> {
  const live = createLiveConfig(process.env);
  const { config } = live;
  const log = createLogger(config.logLevel);
  logEverything(log);
  const running = await createDependencies(live, log);
  const app = await buildApp(running.deps);

  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS, logger: false }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal }, 'stopping');
    app.drain();
    // Readiness fails first, so load balancers stop routing here; requests in flight finish.
    await delay(config.drainMs);
    await app.close();
    await running.close();
    log.info('stopped');
  });
  await app.listen({ host: config.host, port: config.port });
  // At the exit it would be lost when the process is killed.
  flushCompileCache();
}

start().catch((error: unknown) => {
  const log = createLogger('fatal');
  if (error instanceof ConfigError) log.fatal(error.message);
  else log.fatal({ err: error }, 'could not start');
  process.exit(1);
});
