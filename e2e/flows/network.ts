import type { Page } from '@playwright/test';

/** Cuts the way to an address until the returned function mends it. */
export async function cut(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(url);
}

/** Lets requests to an address wait until the returned function lets them through. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}
