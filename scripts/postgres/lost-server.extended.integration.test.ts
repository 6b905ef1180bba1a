import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  claimItem,
  getSession,
  getSharedRegistry,
  listSharedItems,
  urlOf,
} from '@gift-registry/bff-contract';
import { launchNode, runNode } from '../processes/node-process.ts';
import { portOrFree } from '../processes/ports.ts';
import { untilHealthy } from '../processes/probe.ts';
import { Cluster } from './cluster.ts';
import { launchCluster, type RunningCluster } from './testing/running-cluster.ts';
import { createServerAddress, type ServerAddress } from './testing/server-address.ts';

const EVERY_ANSWER_MS = 6_000;
const FIRST_SUCCESS_MS = 3_000;
const params = { shareCode: 'demo-Asha-and-Dev-2026' };

let home: string;
let first: RunningCluster;
let second: RunningCluster;
let address: ServerAddress;
let bff: ChildProcess;
let bffExited: Promise<unknown>;
let baseUrl: string;

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lost-server-'));
  chmodSync(home, 0o755);
  const [oneHome, twoHome] = [join(home, 'one'), join(home, 'two')];
  const one = await Cluster.prepare(oneHome, { durable: false });
  const log = join(home, 'postgres.log');
  const filled = await launchCluster(one, log);
  const port = await portOrFree(undefined);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATA_DIR: home,
    PORT: String(port),
    DATABASE_URL: one.url,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const run = (...args: string[]) =>
    runNode(args, env, join(home, 'prepare.log'), new AbortController().signal);
  await run('bff/src/migrate.ts');
  await run('bff/src/seed.ts', '--demo');
  await filled.stop();
  spawnSync('cp', ['-a', oneHome, twoHome]);
  first = await launchCluster(one, log);
  second = await launchCluster(await Cluster.prepare(twoHome, { durable: false }), log);
  await onServer(second.url, `update registries set registry_name = 'On the second server'`);

  address = await createServerAddress(Number(new URL(one.url).port));
  const databaseUrl = new URL(one.url);
  databaseUrl.port = String(address.port);
  bff = launchNode(['bff/src/server.ts'], { ...env, DATABASE_URL: databaseUrl.href }, 2);
  bffExited = once(bff, 'exit');
  baseUrl = `http://127.0.0.1:${port}`;
  await untilHealthy('The BFF', `${baseUrl}/healthz`);
}, 60_000);

afterAll(async () => {
  bff.kill('SIGTERM');
  first.thaw();
  await bffExited;
  await address.release();
  await Promise.all([first.stop(), second.stop()]);
  rmSync(home, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly sentAt: number;
  readonly at: number;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const sentAt = performance.now();
  const response = await fetch(`${baseUrl}${path}`, init);
  const body = await response.text();
  return { status: response.status, body, sentAt, at: performance.now() };
}

async function createClaim(): Promise<() => Promise<Answer>> {
  const items = listSharedItems.responses[200].parse(
    JSON.parse((await ask(urlOf(listSharedItems.path, { params }))).body),
  );
  const open = items.items.find(
    (item) => item.quantityRequested > item.quantityFulfilled + item.quantityReserved,
  );
  const session = await fetch(`${baseUrl}${getSession.path}`);
  const { csrfToken } = getSession.responses[200].parse(await session.json());
  const path = urlOf(claimItem.path, { params: { ...params, itemId: open?.id ?? '' } });
  let cookies = session.headers.getSetCookie();
  const send = (key: string) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-csrf-token': csrfToken,
        cookie: cookies.map((line) => line.split(';', 1)[0]).join('; '),
      },
      body: JSON.stringify({ guestName: 'Ravi', quantity: 1 }),
    });
  const key = randomUUID();
  const claimed = await send(key);
  expect(claimed.status).toBe(201);
  cookies = [...cookies, ...claimed.headers.getSetCookie()];
  return async () => {
    const sentAt = performance.now();
    const response = await send(key);
    const body = await response.text();
    return { status: response.status, body, sentAt, at: performance.now() };
  };
}

async function askFor(seconds: number, claim: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    answers.push(ask(urlOf(getSharedRegistry.path, { params })));
    if (turn % 10 === 0) answers.push(claim());
    await delay(50);
  }
  return Promise.all(answers);
}

const succeeded = ({ status }: Answer): boolean => status === 200 || status === 201;

function expectRecovery(answers: readonly Answer[], returnedAt: number): void {
  const unexpected = answers.filter((answer) => !succeeded(answer) && answer.status !== 503);
  expect(unexpected).toStrictEqual([]);
  expect(Math.max(...answers.map(({ at, sentAt }) => at - sentAt))).toBeLessThan(EVERY_ANSWER_MS);
  const firstSuccess = answers.filter(succeeded).map(({ at }) => at);
  const after = firstSuccess.filter((at) => at > returnedAt);
  expect(Math.min(...after) - returnedAt).toBeLessThan(FIRST_SUCCESS_MS);
  const late = answers.filter(({ sentAt }) => sentAt > returnedAt + FIRST_SUCCESS_MS);
  expect(late.length).toBeGreaterThan(20);
  expect(late.filter((answer) => !succeeded(answer))).toStrictEqual([]);
}

test('while PostgreSQL is frozen requests are answered, and succeed soon after it goes on', async () => {
  const claim = await createClaim();
  const during = askFor(5, claim);
  await delay(500);
  first.freeze();
  await delay(4_000);
  first.thaw();
  const returnedAt = performance.now();
  const answers = [...(await during), ...(await askFor(4.5, claim))];
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  expectRecovery(answers, returnedAt);
});

test('after another server took over the address, requests are answered by it', async () => {
  const claim = await createClaim();
  const during = askFor(2, claim);
  await delay(500);
  first.freeze();
  await delay(1_000);
  address.moveTo(Number(new URL(second.url).port));
  const movedAt = performance.now();
  const answers = [...(await during), ...(await askFor(4.5, claim))];
  expectRecovery(answers, movedAt);
  const { body } = await ask(urlOf(getSharedRegistry.path, { params }));
  expect(body).toContain('On the second server');
  expect(bff.exitCode).toBeNull();
});
