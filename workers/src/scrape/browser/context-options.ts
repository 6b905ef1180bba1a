import type { BrowserContextOptions } from 'playwright-core';

/** A visitor from India who downloads nothing and leaves no script behind. */
export const visitor = (userAgent: string) =>
  ({
    userAgent,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  }) satisfies BrowserContextOptions;
