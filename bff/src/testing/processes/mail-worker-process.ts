import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { testRedisUrl } from '../backend.ts';
import type { TestDatabase } from '../test-database.ts';

export const workerScript = join(import.meta.dirname, '../../../../workers/src/main.ts');

export const startMailWorker = (
  database: TestDatabase,
  smtpUrl: string,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [workerScript, '--queue', 'mail'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
      ...(testRedisUrl ? { REDIS_URL: testRedisUrl } : {}),
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Tohfa <hello@tohfa.example>',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
