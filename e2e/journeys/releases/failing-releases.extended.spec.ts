import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { getReleaseHealth, releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { demoAdmin, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { findRawTab, freePort } from '../../flows/raw-tab.ts';
import { breakBuild, brokenScreen, type Damage } from '../../flows/releases/broken-build.ts';
import { publish, releaseFolder, rollBack } from '../../flows/releases/releases.ts';
import { failuresIn, keepBeacons } from '../../flows/releases/sent-reports.ts';
import { launchBrowser } from '../../system/launch-browser.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

async function versionOf(page: Page, project: string): Promise<string> {
  if (project === 'shell') {
    const src = await page.locator('script[data-shell]').getAttribute('data-shell');
    return src ?? '';
  }
  const text = await page.locator(`#${releaseTableId}`).textContent();
  return releaseTable.parse(JSON.parse(text ?? 'null'))[project]?.version ?? '';
}

async function withRelease(
  page: Page,
  project: string,
  damage: Damage,
  check: () => Promise<void>,
): Promise<void> {
  await page.goto('/faq');
  const build = await breakBuild(releaseFolder(project, await versionOf(page, project)), damage);
  await publish(project, build);
  try {
    await check();
  } finally {
    await rollBack(project);
    await rm(build, { recursive: true });
  }
}

const othersWork = async (page: Page) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const failures = [
  { when: 'throws when it is imported', damage: { before: 'throw new Error("broken release");' } },
  { when: 'throws when it is rendered', damage: { after: brokenScreen } },
  { when: 'is corrupt', damage: { before: '<<<<<<< not JavaScript' } },
] as const;

for (const { when, damage } of failures)
  test(`a remote that ${when} says so in its area, and reports it`, async ({
    page,
    pageErrors,
  }) => {
    await keepBeacons(page);
    await withRelease(page, 'mfe-guest', damage, async () => {
      await page.goto('/guest');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /This page is taking a break|Something went wrong on this page/,
      );
      const sent = await failuresIn(page, '"kind"');
      expect(sent.map(({ path, project }) => `${project} ${path}`)).toContain('mfe-guest /guest');
      await othersWork(page);
    });
    await page.goto('/guest');
    await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
    pageErrors.splice(0);
  });

test('a shell that does not start leaves the page readable, and reports it', async ({
  page,
  pageErrors,
}) => {
  await keepBeacons(page);
  await withRelease(page, 'shell', { before: 'throw new Error("broken shell");' }, async () => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    expect(await failuresIn(page, '"error"')).toContainEqual({
      ...{ path: '/faq', project: 'shell', kind: 'error' },
    });
  });
  await othersWork(page);
  pageErrors.splice(0);
});

test('a shell that crashes at work says so in place of the page, and reports it', async ({
  page,
  pageErrors,
}) => {
  await keepBeacons(page);
  const change = (source: string): string =>
    source.replace(
      'children:"Skip to the main content"',
      'children:(()=>{throw new Error("broken shell")})()',
    );
  await withRelease(page, 'shell', { change }, async () => {
    await page.goto('/faq');
    expect(await failuresIn(page, '"shell","kind"')).toContainEqual(
      expect.objectContaining({ path: '/faq', project: 'shell' }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'An unexpected error occurred',
    );
  });
  await othersWork(page);
  pageErrors.splice(0);
});

test('a module that throws half-way once is loaded again by itself, and is reported all the same', async ({
  page,
  pageErrors,
}) => {
  await keepBeacons(page);
  const before = `if (!sessionStorage.getItem('half')) {
    sessionStorage.setItem('half', '1');
    throw new Error('half-written module');
  }`;
  await withRelease(page, 'mfe-guest', { before }, async () => {
    await page.goto('/guest');
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
    expect((await failuresIn(page, '"kind"')).map(({ project }) => project)).toContain('mfe-guest');
  });
  pageErrors.splice(0);
});

const SLOW_MS = 3_000;

test('a remote whose files are slow shows its page meanwhile, and works when they arrive', async ({
  page,
}) => {
  await keepBeacons(page);
  await page.route('**/_mf/mfe-guest/**', async (route) => {
    await delay(SLOW_MS);
    await route.continue();
  });
  await page.goto('/guest', { waitUntil: 'commit' });
  const rendered = page.locator('#first-paint');
  await expect(rendered.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
  await expect(rendered).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
  expect(await failuresIn(page, '"/guest"')).toEqual([]);
});

async function failedViews(admin: Page): Promise<number> {
  const { pages } = await apiOf(admin)(getReleaseHealth, {});
  const found = pages.find(({ page, state }) => page === '/guest' && state === 'live');
  return found?.failed ?? 0;
}

test('a live release that the server can’t render is taken back within a minute, because the version before renders', async ({
  page,
  request,
}) => {
  await page.goto('/faq');
  const before = await versionOf(page, 'mfe-guest');
  const damage = { in: 'server', before: 'throw new Error("broken on the server");' } as const;
  const build = await breakBuild(releaseFolder('mfe-guest', before), damage);
  const live = async () => {
    const table = releaseTable.parse(await (await request.get('/_mf/registry.json')).json());
    return table['mfe-guest']?.version;
  };
  try {
    await expect(publish('mfe-guest', build)).rejects.toThrow(/can’t be rendered on the server/);
    await publish('mfe-guest', build, { isUnvisited: true });
    await expect.poll(live, { timeout: 60_000, intervals: [1_000] }).toBe(before);
  } finally {
    if ((await live()) !== before) await rollBack('mfe-guest');
    await rm(build, { recursive: true });
  }
});

const eatsMemory = `{
  const kept = [];
  setInterval(() => kept.push(new Array(1_000_000).fill(Math.random())), 20);
}`;

test('a remote that eats all memory ends its own tab; the area says so when it happens again, and reports it', async ({
  page,
  pageErrors,
  newVisitor,
}) => {
  const admin = await newVisitor();
  await signIn(admin, demoAdmin);
  const { url } = runningSystem();
  const port = await freePort();
  // Each tab may use 90 MB, so that the test does not need gigabytes.
  const limits = ['--js-flags=--max-old-space-size=90', `--remote-debugging-port=${port}`];
  const browser = await launchBrowser(...limits);
  try {
    await withRelease(page, 'mfe-guest', { after: eatsMemory }, async () => {
      await browser.newPage();
      const tab = await findRawTab(port);
      await tab.open(`${url}/guest`);
      await tab.crashed();
      await othersWork(await browser.newPage({ baseURL: url }));

      await tab.reload();
      await tab.crashed();
      await tab.reload();
      const heading = () => tab.evaluate('document.querySelector("h1")?.textContent');
      await expect.poll(heading).toBe('Something went wrong on this page');
      await expect.poll(() => failedViews(admin)).toBeGreaterThan(0);
      await tab.evaluate('document.querySelector(\'a[href="/faq"]\').click()');
      await expect.poll(heading).toBe('Frequently Asked Questions');
      tab.close();
    });
  } finally {
    await browser.close();
  }
  await page.goto('/guest');
  await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
  pageErrors.splice(0);
});

test('a tab that is reloaded, left and opened again by the back button has not ended', async ({
  page,
}) => {
  await page.goto('/guest');
  await page.reload();
  await page.reload();
  await page.goto('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find a registry' })).toBeVisible();
  const mark = () => page.evaluate(() => sessionStorage.getItem('gr-visible-page'));
  await expect.poll(mark).toMatch(/"project":"mfe-guest".*"ends":0/);
});

test('a remote whose files never arrive leaves the other areas usable meanwhile', async ({
  page,
}) => {
  await page.route('**/_mf/mfe-guest/**', () => new Promise(() => undefined));
  await page.goto('/faq');
  await page.goto('/guest', { waitUntil: 'commit' });
  await othersWork(page);
});
