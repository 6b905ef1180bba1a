import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { ScrapeResult } from '@gift-registry/workers-contract';
import { readConfig } from '../../config.ts';
import { createLogger } from '../../logger.ts';
import { decodeHtml } from '../fetch/decode-html.ts';
import { readFetchedPage, type PageSource } from '../read-fetched-page.ts';
import { createScraper } from '../scraper.ts';

export interface ReadSource {
  readonly result: ScrapeResult;
  /** The page as it came, or null when it couldn't be had. */
  readonly page: PageSource | null;
}

export async function readSavedSource(file: string, url: string): Promise<ReadSource> {
  const bytes = await readFile(file);
  const html = decodeHtml(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, '');
  const page = { html, url, status: 200 };
  return { result: readFetchedPage(page).result, page };
}

const PAGE_MS = 20_000;

/** As the workers do it, without a queue. With `keepPage`, the page is fetched once more to be explained. */
export async function readLiveSource(url: string, keepPage: boolean): Promise<ReadSource> {
  // The configuration asks for a store, which nothing here opens.
  const { scrape } = readConfig({ DATABASE_URL: 'postgres://localhost/none', ...process.env });
  const scraper = await createScraper(scrape, createLogger('scrape', 'silent'));
  try {
    const result = await scraper.scrape(url);
    if (!keepPage) return { result, page: null };
    const signal = AbortSignal.timeout(PAGE_MS);
    const fetched = await scraper.fetchPage(url, signal).catch(() => null);
    const page = fetched && { html: fetched.html, url: fetched.url.href, status: fetched.status };
    return { result, page };
  } finally {
    await scraper.close();
  }
}
