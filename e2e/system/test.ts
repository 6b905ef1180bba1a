import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { runningSystem } from './system.ts';

interface Fixtures {
  readonly pageErrors: string[];
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

async function collectErrors(page: Page, errors: string[]): Promise<void> {
  // Chromium logs nothing about a violation when the page catches the error.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.log(`Content Security Policy: ${violatedDirective} blocked ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) errors.push(message.text());
  });
}

async function resetConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(runningSystem().url),
  context: async ({ context }, use) => {
    await resetConnection(context);
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      await collectErrors(page, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, pageErrors }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      await collectErrors(page, pageErrors);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
