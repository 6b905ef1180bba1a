import { randomUUID } from 'node:crypto';
import {
  addExternalItem,
  addFund,
  claimItem,
  listSharedItems,
  releaseTable,
  releaseTableId,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { newOrder, newOrderedRegistry } from './team-orders.ts';

/** A registry with a gift of every kind: ordered, given, without a price, given in parts, a fund. */
export async function newFullRegistry(host: Page, guest: Page) {
  const registry = await newOrderedRegistry(host, 'A registry with a long name for narrow screens');
  const { registryId, shareCode } = registry;
  await newOrder(guest, registry, 1);
  const call = apiOf(host);
  const external = { brand: '', description: '', currency: 'INR', picture: null, morePictures: [] };
  const handmade = { ...external, url: null, name: 'A quilt from grandmother', price: null };
  const lamp = {
    ...{ ...external, name: 'Brass lamp of the corner shop', price: 2400 },
    url: `https://shop.example.com/${randomUUID()}`,
  };
  for (const product of [handmade, lamp])
    await call(addExternalItem, { body: { registryId, product } });
  await call(addFund, {
    body: { registryId, fund: { kind: 'honeymoon', name: 'Two weeks in Kerala', goal: 100_000 } },
  });
  const { items } = await apiOf(guest)(listSharedItems, { params: { shareCode } });
  const given = items.find(({ name }) => name === lamp.name);
  await apiOf(guest)(claimItem, {
    params: { shareCode, itemId: given?.id ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { quantity: 1, guestName: 'Sunita Rao', message: 'Be happy.' },
  });
  return { ...registry, itemIds: items.map(({ id }) => id) };
}

export async function pathsOf(page: Page, remote: string): Promise<readonly string[]> {
  await page.goto('/faq');
  const table = await page.locator(`#${releaseTableId}`).textContent();
  return (releaseTable.parse(JSON.parse(table ?? '{}'))[remote]?.pages ?? []).map(
    ({ path }) => path,
  );
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}$`);

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname),
  );

/**
 * Opens one address of each path: those without parameters, the given ones, and those that opened screens link to.
 * Returns the paths for which no address was found.
 */
export async function visitScreens(
  page: Page,
  paths: readonly string[],
  given: readonly string[],
  visit: (address: string) => Promise<void>,
): Promise<readonly string[]> {
  const fixed = paths.filter((path) => !path.includes(':'));
  const missing = new Set(paths.filter((path) => path.includes(':')));
  const waiting = [...fixed];
  const find = (addresses: readonly string[]) => {
    for (const path of missing) {
      const found = addresses.find(
        (address) => patternOf(path).test(address) && !fixed.includes(address),
      );
      if (found === undefined) continue;
      missing.delete(path);
      waiting.push(found);
    }
  };
  find(given);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await openScreen(page, next);
    find(await linksOf(page));
    await visit(next);
  }
  return [...missing];
}

export async function openScreen(page: Page, address: string): Promise<void> {
  // The same address again counts as a reload, which opens dialogs again.
  await page.goto('about:blank');
  // A navigation of the app that is still under way aborts the first one.
  await page.goto(address).catch(() => page.goto(address));
  // Forms that work without scripts stay as they were rendered.
  const rendered = page.locator('#first-paint');
  await rendered.waitFor({ state: 'detached', timeout: 4_000 }).catch(() => undefined);
  await untilStill(page);
}

const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Waits until the replies of the screen are shown. */
async function untilStill(page: Page): Promise<void> {
  let before = '';
  for (let round = 0; round < 20; round += 1) {
    const text = await textOf(page);
    if (text === before && (await page.locator('main [aria-busy="true"]').count()) === 0) return;
    before = text;
    await page.waitForTimeout(250);
  }
}
