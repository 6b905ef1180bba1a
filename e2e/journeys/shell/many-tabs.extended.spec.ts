import { addItem, listProducts } from '@gift-registry/bff-contract';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { registerHost } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { openSharedRegistry, startPurchase, wish } from '../../flows/guest.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

const TABS = 12;

function watchStreams(context: BrowserContext) {
  const open = new Set<Request>();
  let most = 0;
  context.on('request', (request) => {
    if (!request.url().includes('/api/events')) return;
    open.add(request);
    most = Math.max(most, open.size);
  });
  const end = (request: Request): boolean => open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { open: () => [...open], most: () => most };
}

const inAll = (tabs: readonly Page[], see: (tab: Page) => Promise<void>) =>
  Promise.all(tabs.map(see));

test('twelve tabs of one browser load, share one event stream and stay live without its tab', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'Twelve tabs');

  const first = await newVisitor();
  const streams = watchStreams(first.context());
  const tabs = [first];
  await openSharedRegistry(first, link, 1);
  while (tabs.length < TABS) {
    const tab = await first.context().newPage();
    await openSharedRegistry(tab, link, 1);
    tabs.push(tab);
  }
  await expect.poll(() => streams.open().length).toBe(1);

  const buyer = await newVisitor();
  await openSharedRegistry(buyer, link, 1);
  const purchase = await startPurchase(buyer, gift, 'Anita');
  await purchase.getByRole('button', { name: 'Purchase', exact: true }).click();
  await inAll(tabs, (tab) =>
    expect(wish(tab, gift).getByText('Given', { exact: true })).toBeVisible(),
  );

  const leader = streams.open()[0]?.frame().page();
  await leader?.close();
  const others = tabs.filter((tab) => tab !== leader);
  expect(others.length).toBe(TABS - 1);
  await expect
    .poll(() => streams.open().filter((request) => !request.frame().page().isClosed()).length)
    .toBe(1);

  const call = apiOf(host);
  const { products } = await call(listProducts, { query: {} });
  const another = products.find(({ name, stockQuantity }) => name !== gift && stockQuantity > 0);
  await call(addItem, { body: { registryId, productId: another?.id ?? '', quantity: 1 } });
  await inAll(others, (tab) =>
    expect(tab.getByRole('heading', { name: 'Registry Items (2)' })).toBeVisible(),
  );
  expect(streams.most()).toBeLessThanOrEqual(2);
});

test('control: with a stream for each tab the seventh tab does not load', async ({
  page: host,
  browser,
}) => {
  await registerHost(host);
  const { link } = await newSharedRegistry(host, 'Seven tabs');
  const context = await browser.newContext();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const streams = watchStreams(context);
  for (let count = 1; count <= 6; count += 1) {
    await openSharedRegistry(await context.newPage(), link, 1);
    await expect.poll(() => streams.open().length).toBe(count);
  }
  const seventh = await context.newPage();
  await expect(seventh.goto(link, { timeout: 8_000 })).rejects.toThrow('Timeout');
  await context.close();
});
