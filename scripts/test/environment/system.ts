import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '../../processes/outcome.ts';
import { portOrFree } from '../../processes/ports.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import { findRunning } from '../../start/lock-file.ts';

const START = join(workspaceRoot, 'scripts', 'start', 'main.ts');

export interface TestSystem {
  readonly url: string;
  readonly mailUrl: string;
  readonly openidIssuer: string;
  readonly demoShopOrigin: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function startTestSystem(settings: NodeJS.ProcessEnv = {}): Promise<TestSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gift-registry-system-'));
  chmodSync(dataDir, 0o755);
  const ports = await freePorts();
  const child = spawn(process.execPath, [START], {
    cwd: workspaceRoot,
    env: {
      ...{ ...process.env, NODE_ENV: 'development', DEMO_HISTORY: 'off' },
      ...{ ...ports, DATA_DIR: dataDir, ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await untilReady(child);
  const databaseUrl = findRunning(dataDir)?.databaseUrl ?? '';
  return {
    url: `http://localhost:${ports.PORT}`,
    mailUrl: `http://127.0.0.1:${ports.MAIL_WEB_PORT}`,
    openidIssuer: `http://127.0.0.1:${ports.OPENID_PORT}`,
    demoShopOrigin: `http://127.0.0.1:${ports.DEMO_SHOP_PORT}`,
    databaseUrl,
    dataDir,
    stop: async () => {
      const outcome = outcomeOf(child);
      child.kill('SIGTERM');
      const { code } = await outcome;
      rmSync(dataDir, { recursive: true });
      if (code !== 0) throw new Error(`The system stopped with exit code ${code}.`);
    },
  };
}

async function freePorts() {
  const names = [
    'PORT',
    'MAIL_WEB_PORT',
    'MAIL_SMTP_PORT',
    'OPENID_PORT',
    'DEMO_SHOP_PORT',
    'PAYMENT_PROVIDER_PORT',
  ] as const;
  const [PORT, MAIL_WEB_PORT, MAIL_SMTP_PORT, OPENID_PORT, DEMO_SHOP_PORT, PAYMENT_PROVIDER_PORT] =
    await Promise.all(names.map(async () => String(await portOrFree(undefined))));
  return {
    ...{ PORT, MAIL_WEB_PORT, MAIL_SMTP_PORT, OPENID_PORT },
    ...{ DEMO_SHOP_PORT, PAYMENT_PROVIDER_PORT },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The system did not start.\n${output}`);
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
}
