import type { Element } from 'domhandler';
import type { ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../scraped-page.ts';
import { readPage } from '../page/page.ts';
import { pageStatus } from '../page/page-status.ts';
import { judgePage } from './judge-page.ts';

export interface PageSource {
  readonly html: string;
  readonly url: string;
  readonly status: number;
}

export interface Reading {
  readonly result: ScrapeResult;
  readonly needsRendering: boolean;
  readonly explanation?: string;
}

const isProgram = ({ attribs }: Element) =>
  attribs.src !== undefined || attribs.type === undefined || attribs.type === 'module';

export function readFetchedPage({ html, url, status }: PageSource): Reading {
  const page = readPage(html, new URL(url));
  const verdict = pageStatus(page, status);
  if (verdict === 'blocked')
    return { result: emptyResult('blocked', page.canonical), needsRendering: false };
  if (verdict === 'error') {
    const outcome = status >= 400 ? 'unreachable' : 'not-a-product';
    return { result: emptyResult(outcome, page.canonical), needsRendering: false };
  }
  const { result } = judgePage(page);
  const hasScripts = page.index.scripts.some(isProgram);
  const missing = result.price === null && result.availability !== 'out-of-stock';
  return { result, needsRendering: hasScripts && missing };
}
