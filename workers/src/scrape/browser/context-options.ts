import type { BrowserContextOptions } from 'playwright-core';

export const contextOptions = (userAgent: string) =>
  ({
    userAgent,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  }) satisfies BrowserContextOptions;
