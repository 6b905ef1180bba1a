import type { Element } from 'domhandler';
import type { ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from './empty-result.ts';
import { readPage } from './page/page.ts';
import { judge } from './page/verdict.ts';
import { readProductPage } from './read-product-page.ts';

/** A page as it came, in a form that can cross to another thread. */
export interface PageSource {
  readonly html: string;
  readonly url: string;
  readonly status: number;
}

export interface Reading {
  readonly result: ScrapeResult;
  /** The page's scripts may still write what is missing. */
  readonly mayGrow: boolean;
  /** Every candidate of every field with its score. */
  readonly explanation?: string;
}

/** A script that runs, and not one that holds data. */
const isProgram = ({ attribs }: Element) =>
  attribs.src !== undefined || attribs.type === undefined || attribs.type === 'module';

/** What a page says of its product, or why it says nothing. */
export function readFetchedPage({ html, url, status }: PageSource): Reading {
  const page = readPage(html, new URL(url));
  const verdict = judge(page, status);
  if (verdict === 'blocked')
    return { result: emptyResult('blocked', page.canonical), mayGrow: false };
  if (verdict === 'error') {
    const outcome = status >= 400 ? 'unreachable' : 'not-a-product';
    return { result: emptyResult(outcome, page.canonical), mayGrow: false };
  }
  const result = readProductPage(page);
  const hasScripts = page.survey.scripts.some(isProgram);
  const missing = result.price === null && result.availability !== 'out-of-stock';
  return { result, mayGrow: hasScripts && missing };
}
