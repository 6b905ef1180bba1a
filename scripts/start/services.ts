import { join } from 'node:path';
import { launchNode } from '../processes/node-process.ts';
import type { ServiceDefinition } from '../processes/service.ts';
import type { Cluster } from '../postgres/cluster.ts';
import type { Settings } from '../settings/settings.ts';
import { openidEnvironment, paymentProviderEnvironment, type StandIns } from './environment.ts';
import { untilHealthy } from '../processes/probe.ts';

/** Without them, V8 collects rarely, and a BFF with 50 MB of live objects grows to more than 400 MB. */
const HEAP_LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=512'];
/** Without them, glibc keeps freed memory in an arena for each thread. Other allocators ignore them. */
const ALLOCATOR_LIMITS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The slowest stop is that of a worker which finishes the job in hand. */
const WORKER_STOP_TIMEOUT_MS = 26_000;
const BFF_STOP_TIMEOUT_MS = 15_000;

export function logFile(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}

export function postgres(settings: Settings, cluster: Cluster): ServiceDefinition {
  return {
    name: 'postgres',
    logFile: logFile(settings, 'postgres'),
    launch: (log) => cluster.launch(log),
    ready: () => cluster.ready(),
    stopSignal: 'SIGINT',
  };
}

export function mailInbox(settings: Settings): ServiceDefinition {
  const env = {
    ...process.env,
    MAIL_WEB_PORT: String(settings.mailWebPort),
    MAIL_SMTP_PORT: String(settings.mailSmtpPort),
    MAIL_FOLDER: join(settings.dataDir, 'mail'),
  };
  return {
    ...program(settings, 'mail-inbox', ['scripts/stand-ins/mail-inbox/server.ts'], env),
    ready: () => untilHealthy('The mail inbox', `http://127.0.0.1:${settings.mailWebPort}/email`),
  };
}

export function openidProvider(
  settings: Settings,
  openid: NonNullable<StandIns['openid']>,
): ServiceDefinition {
  const env = openidEnvironment(settings, openid);
  return {
    ...program(settings, 'openid-provider', ['scripts/stand-ins/openid-provider/server.ts'], env),
    ready: () =>
      untilHealthy('The account provider', `${openid.issuer}/.well-known/openid-configuration`),
  };
}

export function demoShop(
  settings: Settings,
  shop: NonNullable<StandIns['demoShop']>,
): ServiceDefinition {
  const args = ['scripts/stand-ins/demo-shop/server.ts', '--port', String(shop.port)];
  return {
    ...program(settings, 'demo-shop', args, process.env),
    ready: () => untilHealthy('The demo shop', shop.origin),
  };
}

export function paymentProvider(
  settings: Settings,
  provider: NonNullable<StandIns['paymentProvider']>,
): ServiceDefinition {
  const env = paymentProviderEnvironment(settings, provider, localAddress(settings));
  const args = ['scripts/stand-ins/payment-provider/server.ts'];
  return {
    ...program(settings, 'payment-provider', args, env),
    ready: () => untilHealthy('The payment provider', `${provider.origin}/healthz`),
  };
}

export function worker(
  settings: Settings,
  queue: string,
  env: NodeJS.ProcessEnv,
): ServiceDefinition {
  const args = ['workers/src/main.ts', '--queue', queue];
  return {
    ...program(settings, `worker-${queue}`, args, {
      ...env,
      PUBLIC_BASE_URL: settings.publicBaseUrl,
    }),
    stopTimeoutMs: WORKER_STOP_TIMEOUT_MS,
  };
}

export function bff(settings: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    ...program(settings, 'bff', [...HEAP_LIMITS, 'bff/src/server.ts'], {
      ...ALLOCATOR_LIMITS,
      ...env,
    }),
    ready: () => untilHealthy('The BFF', `${localAddress(settings)}/readyz`),
    stopTimeoutMs: BFF_STOP_TIMEOUT_MS,
  };
}

export function localAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const reachable = anywhere ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function program(
  settings: Settings,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): ServiceDefinition {
  return { name, logFile: logFile(settings, name), launch: (log) => launchNode(args, env, log) };
}
