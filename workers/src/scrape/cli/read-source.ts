import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { ScrapeResult } from '@gift-registry/workers-contract';
import { readConfig } from '../../config.ts';
import { createLogger } from '../../logger.ts';
import { emptyResult } from '../scraped-page.ts';
import { ScrapeFailure } from '../scrape-failure.ts';
import { decodeHtml } from '../fetch/fetch-page.ts';
import { createParserPool, type ReadOptions } from '../parser-thread/parser-pool.ts';
import type { PageSource } from '../judge/read-fetched-page.ts';
import { createScraper } from '../scraper.ts';

export interface Answer {
  readonly result: ScrapeResult;
  readonly explanation?: string | undefined;
}

const PAGE_TIMEOUT_MS = 20_000;
const pageTimeout = () => AbortSignal.timeout(PAGE_TIMEOUT_MS);

async function readInThread(page: PageSource, options: ReadOptions): Promise<Answer> {
  const parsers = createParserPool();
  try {
    return await parsers.read(page, pageTimeout(), options);
  } catch (error) {
    if (!(error instanceof ScrapeFailure)) throw error;
    return { result: emptyResult(error.outcome, page.url) };
  } finally {
    await parsers.close();
  }
}

export async function readSavedSource(
  file: string,
  url: string,
  options: ReadOptions,
): Promise<Answer> {
  const bytes = await readFile(file);
  const html = decodeHtml(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, '');
  return readInThread({ html, url, status: 200 }, options);
}

export async function readLiveSource(url: string, options: ReadOptions): Promise<Answer> {
  // The configuration requires a database, which a scrape doesn't open.
  const { scrape } = readConfig({ DATABASE_URL: 'postgres://localhost/none', ...process.env });
  const scraper = await createScraper(scrape, createLogger('scrape', 'silent'));
  try {
    const result = await scraper.scrape(url);
    if (!options.explain) return { result };
    const fetched = await scraper.fetchPage(url, pageTimeout()).catch(() => null);
    if (!fetched) return { result };
    const { html, status, url: address } = fetched;
    const { explanation } = await readInThread({ html, status, url: address.href }, options);
    return { result, explanation };
  } finally {
    await scraper.close();
  }
}
