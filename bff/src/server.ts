import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import { createLogger } from './logging/logger.ts';

const STOP_WITHIN_MS = 14_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const running = await createDependencies(config, log);
  const app = await buildApp(running.deps);

  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    else log.info({ signal }, 'stopping');
    app.drain();
    // Whoever sends requests here first learns to send them elsewhere; those that still come are answered.
    await delay(config.drainMs);
    await app.close();
    await running.close();
    log.info('stopped');
  });
  await app.listen({ host: config.host, port: config.port });
}

start().catch((error: unknown) => {
  const known = error instanceof ConfigError;
  process.stderr.write(
    `${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
