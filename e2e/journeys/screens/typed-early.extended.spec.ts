import type { Page } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { newFullRegistry, pathsOf, visitScreens } from '../../flows/every-screen.ts';
import { delayRequests } from '../../flows/network.ts';
import { runningSystem } from '../../system/system.ts';
import { expect, test } from '../../system/test.ts';

test.setTimeout(600_000);

interface Typed {
  readonly label: string;
  readonly value: string;
}

/** Fields of `root` that a person can type into, by their labels, with their values. */
const fieldsIn = (page: Page, root: string, text?: string): Promise<readonly Typed[]> =>
  page.evaluate(
    ([selector, typed]) => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        `${selector} :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="date"]))`,
      );
      return [...fields]
        .filter((field) => !field.readOnly && !field.disabled && field.checkVisibility())
        .map((field) => {
          if (typed !== undefined) field.value = field.inputMode === 'numeric' ? '2100' : typed;
          return {
            label: field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '',
            value: field.value.replaceAll(/[\s,]/g, ''),
          };
        });
    },
    [root, text] as const,
  );

/** Types while the scripts are held back. Returns what is missing after the app has taken the page over. */
async function lostIn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto('about:blank');
  const release = await delayRequests(page, '**/*.js');
  await page.goto(runningSystem().url + address, { waitUntil: 'commit' });
  await page.locator('body > #root').waitFor({ state: 'attached' });
  const typed = await fieldsIn(page, '#first-paint[data-rendered]', 'typed@example.com');
  release();
  await page
    .locator('#first-paint')
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
  await page.unroute('**/*.js');
  if (typed.length === 0) return [];
  const kept = await fieldsIn(page, 'body');
  return typed
    .filter(
      (each) => !kept.some(({ label, value }) => label === each.label && value === each.value),
    )
    .map(({ label, value }) => `${address} · ${label}: ${value}`);
}

test('text that was typed into any field before the scripts have come stays', async ({
  page,
  newVisitor,
}) => {
  await registerHost(page);
  const { shareCode, itemIds } = await newFullRegistry(page, await newVisitor());
  const guest = await newVisitor({ baseURL: runningSystem().url });
  const gift = `/r/${shareCode}/gifts/${itemIds[0]}`;
  const addresses = [
    ...['/guest', `/guest?code=${shareCode}`, `/r/${shareCode}`, `/r/${shareCode}/mine`, gift],
    ...['purchase', 'contribute', 'ask', 'wait'].map((step) => `${gift}/${step}`),
    ...['/products', '/email-login', '/email-signup', '/contact', '/contact-us', '/r'],
  ];
  const lost: string[] = [];
  for (const address of addresses) lost.push(...(await lostIn(guest, address)));
  const host: string[] = [];
  await visitScreens(page, await pathsOf(page, 'mfe-host'), [], async (address) => {
    host.push(address);
  });
  for (const address of host) lost.push(...(await lostIn(page, address)));
  expect(lost).toEqual([]);
});

test('a price that was typed early filters the list', async ({ page, newVisitor }) => {
  await registerHost(page);
  const { shareCode } = await newFullRegistry(page, await newVisitor());
  const guest = await newVisitor();
  await guest.setViewportSize({ width: 1280, height: 900 });
  const release = await delayRequests(guest, '**/*.js');
  await guest.goto(`${runningSystem().url}/guest?code=${shareCode}`, { waitUntil: 'commit' });
  await guest.getByLabel('Min').fill('2100');
  release();
  await expect(guest.locator('#first-paint')).toHaveCount(0);
  await expect(guest.getByLabel('Min')).toHaveValue('2100');
  await guest.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(guest).toHaveURL(/min=2100/);
});
