import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { pageVisitsJobSchema } from '@gift-registry/workers-contract';
import { contextOptions } from '../scrape/browser/context-options.ts';
import { visitPages } from './visit-pages.ts';

const input = z.object({
  executablePath: z.string(),
  origin: z.url(),
  job: pageVisitsJobSchema,
});

const { executablePath, origin, job } = input.parse(JSON.parse(await text(process.stdin)));
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--disable-dev-shm-usage'],
});
try {
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${browser.version()} (page-check bot)`;
  const result = await visitPages(
    {
      origin,
      async withContext(work) {
        const context = await browser.newContext(contextOptions(agent));
        try {
          return await work(context);
        } finally {
          void context.close().catch(() => undefined);
        }
      },
    },
    job,
  );
  process.stdout.write(JSON.stringify(result));
} finally {
  await browser.close();
}
