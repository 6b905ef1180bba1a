import { availableParallelism } from 'node:os';
import { defineConfig, type ReporterDescription } from '@playwright/test';

/** `npm test` names those of the extended tests that it leaves out; Playwright alone runs all. */
const leftOut = (process.env['LEFT_OUT_TESTS'] ?? '').split(',').filter(Boolean);
const leftOutFiles = leftOut.map((file) => `**/${file}`);
const ofReleases = ['**/*releases.extended.spec.ts', '**/announcements.spec.ts'];
/** It changes settings, the catalogue and releases by pressing every button. */
const walks = ['**/team-walks.extended.spec.ts'];

const asRoot = process.getuid?.() === 0;
const jsonReport: ReporterDescription = ['json', { outputFile: 'test-results/journeys.json' }];

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './system/start.ts',
  outputDir: 'test-results/failures',
  // Generous, because a busy machine must not fail a journey.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Journeys mostly wait for the network and the mail, so there are more workers than processors.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], jsonReport],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    // A new context for each journey takes a quarter of the suite; `isolation.spec.ts` checks that nothing is left.
    reuseContext: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing the frames of animations takes a sixth of the processors' time. Journeys that need motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every journey down. `npx playwright test --trace on <file>` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--disable-background-networking',
        // A page lives for seconds: optimized code and a process for each site cost more time than they save.
        ...['--disable-site-isolation-trials', '--js-flags=--no-opt --no-maglev'],
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: [...ofReleases, ...walks, ...leftOutFiles],
      teardown: 'releases',
    },
    // These tests change the pages of all visitors, so they run after all others.
    {
      name: 'releases',
      testMatch: [...ofReleases, ...walks],
      testIgnore: leftOutFiles,
      fullyParallel: false,
      workers: 1,
    },
  ],
});
