import { test as base, expect } from '@playwright/test';
import { runningSystem } from './system.ts';

/** What a page printed that must never be printed: errors of ours and violations of the content security policy. */
type Complaints = string[];

interface Fixtures {
  readonly complaints: Complaints;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(runningSystem().url),
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text()))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
