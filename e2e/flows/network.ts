import type { Page } from '@playwright/test';

/** Makes requests to the URL fail until the returned function is called. */
export async function blockRequests(
  page: Page,
  url: string | RegExp,
): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(url);
}

/** Delays requests to the URL until the returned function is called. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}
