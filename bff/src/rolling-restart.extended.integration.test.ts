import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './testing/processes/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const CLIENTS = 24;
const settings = { DRAIN_MS: '1500', REQUESTS_PER_MINUTE: '10000000' };
/** Three starts, one after the other, on a machine that is busy with other tests. */
const RESTART_LIMIT_MS = 180_000;
const abruptServer = join(import.meta.dirname, 'testing/processes/abrupt-server.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const outcomeOf = (url: string, agent: Agent | false): Promise<string> =>
  new Promise((resolve) => {
    const fail = (error: Error) => resolve('code' in error ? String(error.code) : error.message);
    get(url, { agent }, (response) => {
      response.once('error', fail).once('end', () => resolve(String(response.statusCode)));
      response.resume();
    }).once('error', fail);
  });

type Outcomes = ReadonlyMap<string, number>;

async function load(
  next: () => Promise<string | undefined>,
  { pauseMs = 0 } = {},
): Promise<Outcomes> {
  const outcomes = new Map<string, number>();
  const client = async (): Promise<void> => {
    for (let outcome = await next(); outcome !== undefined; outcome = await next()) {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return outcomes;
}

async function stopUnderNewConnections(server: ServerProcess): Promise<Outcomes> {
  const url = `${server.baseUrl}/api/session`;
  let refused = false;
  const loaded = load(async () => {
    if (refused) return undefined;
    const outcome = await outcomeOf(url, false);
    refused ||= outcome === 'ECONNREFUSED';
    return outcome;
  });
  await delay(500);
  server.child.kill('SIGTERM');
  return loaded;
}

test('a stopping server answers those who still connect, then refuses them', async () => {
  const server = await startServerProcess(database, settings);
  const outcomes = await stopUnderNewConnections(server);
  expect(await server.exited).toBe(0);
  expect(outcomes.get('200')).toBeGreaterThan(100);
  expect(outcomes.get('ECONNRESET') ?? 0).toBeLessThanOrEqual(1);
  for (const outcome of outcomes.keys())
    expect(['200', 'ECONNREFUSED', 'ECONNRESET']).toContain(outcome);
});

test('control: a server that closes at once resets those who wait', async () => {
  const server = await startServerProcess(database, {}, abruptServer);
  const outcomes = await stopUnderNewConnections(server);
  expect(await server.exited).toBe(0);
  expect(outcomes.get('ECONNRESET')).toBeGreaterThan(3);
});

test(
  'a rolling restart behind a load balancer drops no request',
  async () => {
    const servers = await Promise.all([
      startServerProcess(database, settings),
      startServerProcess(database, settings),
    ]);
    const ready = new Set(servers);
    const agent = new Agent({ keepAlive: true });
    let restarted = false;
    let turn = 0;
    const loaded = load(
      async () => {
        if (restarted) return undefined;
        turn += 1;
        const targets = [...ready];
        const target = targets[turn % targets.length];
        return outcomeOf(`${target?.baseUrl}/api/session`, turn % 2 ? agent : false);
      },
      // Without pauses, the clients leave nothing of two cores to the servers that start.
      { pauseMs: 100 },
    );
    const replace = async (old: ServerProcess): Promise<void> => {
      ready.add(await startServerProcess(database, settings));
      old.child.kill('SIGTERM');
      while ((await outcomeOf(`${old.baseUrl}/readyz`, false)) === '200') await delay(50);
      ready.delete(old);
      expect(await old.exited).toBe(0);
    };
    for (const server of servers) await replace(server);
    restarted = true;
    const outcomes = await loaded;
    expect([...outcomes.keys()]).toStrictEqual(['200']);
    expect(outcomes.get('200')).toBeGreaterThan(500);
    agent.destroy();
    for (const server of ready) {
      server.child.kill('SIGTERM');
      await server.exited;
    }
  },
  RESTART_LIMIT_MS,
);
