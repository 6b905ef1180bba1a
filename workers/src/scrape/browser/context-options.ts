import type { BrowserContextOptions } from 'playwright-core';

/** Browses as a visitor from India, without downloads, permissions or service workers. */
export const contextOptions = (userAgent: string) =>
  ({
    userAgent,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  }) satisfies BrowserContextOptions;
