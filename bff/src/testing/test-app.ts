import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../app.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import type { Config } from '../platform/config/config.ts';
import { createLiveConfig } from '../platform/config/live-config.ts';
import { createDependencies } from '../create-dependencies.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { emptyTestRedis, testRedisUrl } from './backend.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDependencies;
  readonly baseUrl: string;
  readonly database: TestDatabase;
  client(): TestClient;
  close(): Promise<void>;
}

export interface TestAppOverrides {
  readonly config?: Partial<Config>;
  readonly database?: TestDatabase;
  readonly log?: Logger;
}

async function createEmptyStores(): Promise<TestDatabase> {
  await emptyTestRedis();
  return createTestDatabase();
}

export async function createTestApp(overrides: TestAppOverrides = {}): Promise<TestApp> {
  const database = overrides.database ?? (await createEmptyStores());
  const dataDir = await mkdtemp(join(tmpdir(), 'bff-test-'));
  const live = createLiveConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl,
      PUBLIC_BASE_URL: 'http://localhost:3000',
      // All tests share one client address.
      REQUESTS_PER_MINUTE: '1000000',
      GIFT_UNITS_PER_BROWSER_HOUR: '1000000',
      GIFT_UNITS_PER_NETWORK_HOUR: '1000000',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    },
    {
      dataDir,
      drainMs: 0,
      databaseTimeoutMs: 30_000,
      maxEventLoopDelayMs: 0,
      ...overrides.config,
    },
  );
  const { config } = live;
  const running = await createDependencies(live, overrides.log ?? createLogger(config.logLevel));
  const app = await buildApp(running.deps);
  // A slow test would meet tasks of the schedule; tests run the tasks that they need.
  await running.deps.schedule.close();
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    deps: running.deps,
    baseUrl,
    database,
    client: () => createTestClient({ baseUrl, origin: config.publicBaseUrl }),
    async close() {
      await app.close();
      await running.close();
      if (!overrides.database) await database.drop();
      if (!overrides.config?.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
