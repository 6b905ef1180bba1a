import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { createBrowserPool } from './browser-pool.ts';
import { findInstallations } from './installations.ts';

const launched: Browser[] = [];

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

const pool = createBrowserPool(launch, () => ({}), 3);
const never = new AbortController().signal;
const work = () => pool.withContext(async (context) => (await context.newPage()).title(), never);

after(() => pool.close());

test('a browser serves its jobs and is then replaced', async () => {
  await work();
  await work();
  assert.equal(launched.length, 1);
  await work();
  assert.equal(launched[0]?.isConnected(), false);
  await work();
  assert.equal(launched.length, 2);
});

test('a crash fails the job that saw it, and the next one gets a new browser', async () => {
  const crashed = pool.withContext(async (context) => {
    const page = await context.newPage();
    await launched.at(-1)?.close();
    return page.title();
  }, never);
  await assert.rejects(crashed);
  assert.equal(await work(), '');
  assert.equal(launched.length, 3);
});

test('a cancelled job gives its context back at once', async () => {
  const started = performance.now();
  const cancelled = pool.withContext(async (context) => {
    const page = await context.newPage();
    await page.waitForTimeout(20_000);
  }, AbortSignal.timeout(300));
  await assert.rejects(cancelled, { name: 'TimeoutError' });
  assert.ok(performance.now() - started < 15_000);
});
