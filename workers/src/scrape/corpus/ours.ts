import { readFetchedPage } from '../read-fetched-page.ts';
import type { Contestant } from './run-corpus.ts';

/** What the product makes of a page that came with status 200. */
export const ours: Contestant = (html, url) =>
  readFetchedPage({ html, url: url.href, status: 200 }).result;
