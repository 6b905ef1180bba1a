import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { runningSystem } from './system.ts';

/** What a page printed that must never be printed: errors of ours and violations of the content security policy. */
type Complaints = string[];

interface Fixtures {
  readonly complaints: Complaints;
  /** A page in a browser of its own: another person, with no cookie in common with the others. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

async function listen(page: Page, complaints: Complaints): Promise<void> {
  // The browser itself says nothing of a violation whose error the page caught.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.log(`Content Security Policy: ${violatedDirective} stopped ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(runningSystem().url),
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = [];
      await listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      await listen(page, complaints);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
