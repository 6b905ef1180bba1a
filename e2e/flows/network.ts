import type { Page } from '@playwright/test';

export async function blockRequests(
  page: Page,
  url: string | RegExp,
): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(url);
}

export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}
