import { join } from 'node:path';
import { launchNode } from '../processes/node-process.ts';
import type { ServiceDefinition } from '../processes/service.ts';
import type { Cluster } from '../postgres/cluster.ts';
import type { Settings } from '../settings/settings.ts';
import { standInsEnvironment, type StandIns } from './environment.ts';
import { untilHealthy } from '../processes/probe.ts';

/** Without them, V8 collects rarely: a BFF with 50 MB of live objects grows to more than 400 MB. */
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

/** The servers that stand in for others, in one process; undefined when none is needed. */
export function standIns(settings: Settings, chosen: StandIns): ServiceDefinition | undefined {
  const { mail, openid, demoShop, paymentProvider } = chosen;
  const addresses = {
    ...(mail && { 'mail-inbox': `http://127.0.0.1:${settings.mailWebPort}/email` }),
    ...(openid && { 'openid-provider': `${openid.issuer}/.well-known/openid-configuration` }),
    ...(demoShop && { 'demo-shop': demoShop.origin }),
    ...(paymentProvider && { 'payment-provider': `${paymentProvider.origin}/healthz` }),
  };
  const names = Object.keys(addresses);
  if (names.length === 0) return undefined;
  const env = standInsEnvironment(settings, chosen, localAddress(settings));
  return {
    ...program(settings, 'stand-ins', ['scripts/stand-ins/main.ts', ...names], env),
    async ready() {
      await Promise.all(
        Object.entries(addresses).map(([name, address]) => untilHealthy(`The ${name}`, address)),
      );
    },
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
    ...program(settings, 'bff', ['bff/src/server.ts'], env),
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
  const limited = { ...ALLOCATOR_LIMITS, ...env };
  return {
    name,
    logFile: logFile(settings, name),
    launch: (log) => launchNode([...HEAP_LIMITS, ...args], limited, log),
  };
}
