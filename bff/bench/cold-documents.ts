import { join } from 'node:path';
import { readBuild } from '../src/features/releases/build.ts';
import { publishBuilds } from '../src/features/releases/publish-release.ts';
import { createReleaseFiles } from '../src/features/releases/release-files.ts';
import { createAccount } from '../src/testing/accounts.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { cpuTime } from './measuring/cpu-time.ts';
import { median } from './measuring/throughput.ts';

const REGISTRIES = 100;
const ITEMS = 30;
const VISITORS = 4;
const ROUNDS = 3;
const WARM_VISITS = 600;

const workspaceRoot = join(import.meta.dirname, '../..');
const headers = { 'accept-encoding': 'br', accept: 'text/html' };

const testApp = await createTestApp();
const { db, config } = testApp.deps;
const owner = await createAccount(testApp);
const builds = ['shell', 'mfe-public', 'mfe-guest'].map((project) =>
  readBuild(project, join(workspaceRoot, project, 'dist')),
);
await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(builds));
const startServer = () =>
  startServerProcess(testApp.database, {
    REQUESTS_PER_MINUTE: '10000000',
    RENDER_TIMEOUT_MS: '5000',
    PUBLIC_BASE_URL: config.publicBaseUrl,
    DATA_DIR: config.dataDir,
  });
const servers = [await startServer(), await startServer()] as const;
const [one, other] = servers;

async function newPaths(): Promise<string[]> {
  const paths: string[] = [];
  while (paths.length < REGISTRIES) {
    const { shareCode } = await createSampleRegistry(testApp, owner.id, { items: ITEMS });
    paths.push(`/r/${shareCode}`);
  }
  return paths;
}

async function visit(url: string): Promise<void> {
  const document = await (await fetch(url, { headers })).text();
  if (!document.includes('data-rendered')) throw new Error(`${url} came without its list.`);
}

interface Rate {
  readonly perSecond: number;
  readonly cpu: number;
}

const cpuOfServers = (): number => servers.reduce((sum, { child }) => sum + cpuTime(child.pid), 0);

async function visitAll(urls: readonly string[]): Promise<Rate> {
  const [started, cpuBefore] = [performance.now(), cpuOfServers()];
  const left = urls.values();
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (const url of left) await visit(url);
    }),
  );
  return {
    perSecond: urls.length / ((performance.now() - started) / 1_000),
    cpu: (cpuOfServers() - cpuBefore) / urls.length,
  };
}

const rates: Record<'cold' | 'warm' | 'inBoth', Rate[]> = { cold: [], warm: [], inBoth: [] };
const typical = (name: keyof typeof rates, value: keyof Rate): number =>
  median(rates[name].map((rate) => rate[value]));

function print(name: string, measured: string, target: string, met: boolean): void {
  console.log(
    JSON.stringify({
      figure: `${REGISTRIES} registries of ${ITEMS} items, ${VISITORS} visitors: ${name}`,
      ...{ measured, target, met },
    }),
  );
}

try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const paths = await newPaths();
    const cold = await visitAll(paths.map((path) => one.baseUrl + path));
    const warm = await visitAll(
      Array.from({ length: WARM_VISITS }, (_, index) => one.baseUrl + paths[index % REGISTRIES]),
    );
    const others = await newPaths();
    const inBoth = await visitAll(
      others.flatMap((path) => [one.baseUrl + path, other.baseUrl + path]),
    );
    // The first round compiles.
    if (round === 0) continue;
    rates.cold.push(cold);
    rates.warm.push(warm);
    rates.inBoth.push(inBoth);
  }
  const ratio = typical('cold', 'perSecond') / typical('warm', 'perSecond');
  print(
    'first documents against later ones',
    `${ratio.toFixed(2)} (${typical('cold', 'perSecond').toFixed(0)} against ${typical('warm', 'perSecond').toFixed(0)} visits/s; ${typical('cold', 'cpu').toFixed(1)} against ${typical('warm', 'cpu').toFixed(1)} ms of CPU)`,
    '≥ 0.1',
    ratio >= 0.1,
  );
  const share = typical('inBoth', 'cpu') / typical('cold', 'cpu');
  print(
    'CPU of a first document opened in two processes at once, against in one',
    `${share.toFixed(2)} (${typical('inBoth', 'cpu').toFixed(1)} against ${typical('cold', 'cpu').toFixed(1)} ms)`,
    '≤ 0.8',
    share <= 0.8,
  );
} finally {
  for (const server of servers) {
    server.child.kill('SIGTERM');
    await server.exited;
  }
  await testApp.close();
}
