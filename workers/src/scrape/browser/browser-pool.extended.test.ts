import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { createBrowserPool, type BrowserPool } from './browser-pool.ts';
import { findInstallations } from './installations.ts';
import { processIds, residentBytes } from './browser-pool.ts';

const launched: Browser[] = [];
const pools: BrowserPool[] = [];

async function launch(): Promise<Browser> {
  for await (const { executablePath, args, env } of findInstallations(
    process.env['CHROMIUM_PATH'],
  )) {
    const options = { executablePath, args: [...args], chromiumSandbox: false };
    const browser = await chromium.launch(env ? { ...options, env: { ...env } } : options);
    launched.push(browser);
    return browser;
  }
  throw new Error('no browser');
}

function open(options: Partial<Parameters<typeof createBrowserPool>[0]> = {}): BrowserPool {
  launched.length = 0;
  const pool = createBrowserPool({
    launch,
    contextOptions: () => ({}),
    memoryOf: residentBytes,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const never = new AbortController().signal;
const work = (pool: BrowserPool) =>
  pool.withContext(async (context) => (await context.newPage()).title(), never);
const latest = () => {
  const browser = launched.at(-1);
  if (!browser) throw new Error('No browser was launched.');
  return browser;
};

async function eventually(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await delay(50);
  expect(holds()).toBeTruthy();
}

afterAll(() => Promise.all(pools.map((pool) => pool.close())));

test('a browser is replaced after its number of jobs', async () => {
  const pool = open({ jobsPerBrowser: 3 });
  await work(pool);
  await work(pool);
  expect(launched.length).toBe(1);
  await work(pool);
  expect(launched[0]?.isConnected()).toBe(false);
  await work(pool);
  expect(launched.length).toBe(2);
});

test('an idle browser is closed and launched again for the next job', async () => {
  const pool = open({ checkIntervalMs: 50, idleTimeoutMs: 200 });
  await work(pool);
  expect(latest().isConnected()).toBe(true);
  await eventually(() => !latest().isConnected());
  await work(pool);
  expect(launched.length).toBe(2);
});

test('each job has its own context', async () => {
  const pool = open();
  const visit = () =>
    pool.withContext(async (context) => {
      const before = await context.cookies();
      await context.addCookies([{ name: 'a', value: '1', url: 'http://shop.example' }]);
      return before.length;
    }, never);
  expect([await visit(), await visit()]).toStrictEqual([0, 0]);
  expect(launched.length).toBe(1);
});

describe('the memory of a browser', () => {
  test('sums all of its processes', async () => {
    await work(open());
    const ids = await processIds(latest());
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(await residentBytes(latest())).toBeGreaterThan(100_000_000);
  });

  test('above the limit leads to a replacement after the running jobs', async () => {
    let bytes = 10;
    const pool = open({ memoryOf: async () => bytes, maxBytes: 100 });
    await work(pool);
    bytes = 101;
    await work(pool);
    await eventually(() => !latest().isConnected());
    bytes = 10;
    await work(pool);
    await work(pool);
    expect(launched.length).toBe(2);
  });

  test('above twice the limit ends the running page', async () => {
    const pool = open({ memoryOf: async () => 1_000, maxBytes: 100, checkIntervalMs: 50 });
    await expect(
      pool.withContext(async (context) => {
        const page = await context.newPage();
        await page.waitForTimeout(20_000);
      }, never),
    ).rejects.toThrow();
    // The page hears of its end before the browser's own goodbye has come through.
    await eventually(() => !latest().isConnected());
  });
});

describe('a crash', () => {
  test('of the browser fails the running job, and the next job gets a new browser', async () => {
    const pool = open();
    const crashed = pool.withContext(async (context) => {
      const page = await context.newPage();
      const [main] = await processIds(latest());
      if (!main) throw new Error('The browser has no process.');
      process.kill(main, 'SIGKILL');
      await page.waitForTimeout(20_000);
    }, never);
    await expect(crashed).rejects.toThrow();
    expect(await work(pool)).toBe('');
    expect(launched.length).toBe(2);
  });

  test('of a page fails only its job', async () => {
    const pool = open();
    const crashed = pool.withContext(async (context) => {
      const page = await context.newPage();
      await page.goto('chrome://crash');
    }, never);
    await expect(crashed).rejects.toThrow();
    expect(await work(pool)).toBe('');
    expect(launched.length).toBe(1);
  });

  test('at launch fails the job, and the next job launches again', async () => {
    let starts = 0;
    const pool = open({
      launch: () => {
        starts += 1;
        return starts === 1 ? Promise.reject(new Error('no memory')) : launch();
      },
    });
    await expect(work(pool)).rejects.toThrow(/no memory/);
    expect(await work(pool)).toBe('');
  });
});

test('an aborted job closes its context at once', async () => {
  const pool = open();
  await work(pool);
  const cancelled = pool.withContext(async (context) => {
    const page = await context.newPage();
    await page.waitForTimeout(20_000);
  }, AbortSignal.timeout(300));
  await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  expect(latest().contexts().length).toBe(0);
});
