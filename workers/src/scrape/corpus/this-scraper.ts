import { readFetchedPage } from '../read/read-fetched-page.ts';
import type { ScrapePage } from './run-corpus.ts';

/** Reads a page as the workers do, with status 200. */
export const thisScraper: ScrapePage = (html, url) =>
  readFetchedPage({ html, url: url.href, status: 200 }).result;
