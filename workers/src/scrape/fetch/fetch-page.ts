import { request, type Dispatcher } from 'undici';
import { ScrapeFailure } from '../failure.ts';
import type { Guard } from '../guard/guard.ts';
import { decodeHtml } from './decode-html.ts';
import { readBody } from './read-body.ts';

export interface FetchedPage {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly status: number;
  readonly html: string;
}

export interface FetchDependencies {
  readonly guard: Guard;
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
}

const MAX_REDIRECTS = 5;
const HTML_TYPE = /^\s*(text\/html|application\/xhtml\+xml)\b/i;

const header = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/** Reads one page over HTTP. Every hop of a redirect is judged like the first address. */
export async function fetchPage(
  { guard, dispatcher, userAgent }: FetchDependencies,
  address: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = guard.checkUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await request(url, {
      dispatcher,
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
        'accept-language': 'en-IN,en;q=0.9',
        'accept-encoding': 'gzip, deflate, br, zstd',
      },
    });
    // Dropping an unread body is an 'error' event to undici, and would end the process.
    response.body.on('error', () => undefined);
    const location = header(response.headers.location);
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      response.body.destroy();
      url = guard.checkUrl(location, url);
      continue;
    }
    const contentType = header(response.headers['content-type']);
    const refused = response.statusCode >= 400;
    if (!refused && contentType && !HTML_TYPE.test(contentType)) {
      response.body.destroy();
      throw new ScrapeFailure('not-a-product', 'The address leads to a file, not to a page.');
    }
    const body = await readBody(response.body, header(response.headers['content-encoding']));
    return { url, status: response.statusCode, html: decodeHtml(body, contentType) };
  }
  throw new ScrapeFailure('unreachable', 'The site redirects in a circle.');
}
