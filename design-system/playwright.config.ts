import { defineConfig } from '@playwright/test';
import { launchOptions } from './testing/browser.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  // Playwright empties this folder; the reports of other tests lie beside it.
  outputDir: 'test-results/failures',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
