import { addItem, listItems, listProducts, listRegistries } from '@gift-registry/bff-contract';
import type { Browser } from '@playwright/test';
import { demoHost, signIn } from '../../flows/accounts.ts';
import { apiOf } from '../../flows/api.ts';
import { runningSystem } from '../../system/system.ts';

export async function lengthenRegistry(browser: Browser, length: number): Promise<void> {
  const page = await browser.newPage({ baseURL: runningSystem().url });
  try {
    await signIn(page, demoHost);
    const call = apiOf(page);
    const { registries } = await call(listRegistries, {});
    const registryId = registries[0]?.id ?? '';
    const { items } = await call(listItems, { params: { registryId } });
    const taken = new Set(items.map(({ product }) => product.id));
    const { products } = await call(listProducts, { query: { limit: 60 } });
    const others = products.filter(({ id }) => !taken.has(id)).slice(0, length - items.length);
    if (items.length + others.length < length) throw new Error('The catalogue is too small.');
    for (const { id: productId } of others)
      await call(addItem, { body: { registryId, productId, quantity: 1 } });
  } finally {
    await page.context().close();
  }
}
