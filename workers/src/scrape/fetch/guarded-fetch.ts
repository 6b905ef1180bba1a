import { CookieJar } from 'tough-cookie';
import { request, type Dispatcher } from 'undici';
import { NotAllowedFailure, ScrapeFailure } from '../scrape-failure.ts';
import type { Guard } from '../guard/guard.ts';
import type { OptOut } from '../guard/opt-out.ts';
import { rejectOnAbort } from '../limits/concurrency-limit.ts';
import { readBody } from './read-body.ts';
import type { Validators } from '../scraped-page.ts';

interface HeaderOptions {
  readonly userAgent: string;
  readonly accept: string;
  readonly validators?: Validators | undefined;
}

function headersFor(
  url: URL,
  { userAgent, accept, validators }: HeaderOptions,
  cookie: string,
): Record<string, string> {
  const known = validators?.url === url.href ? validators : null;
  return {
    'user-agent': userAgent,
    accept,
    'accept-language': 'en-IN,en;q=0.9,hi;q=0.7',
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(cookie ? { cookie } : {}),
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

interface FetchedResource {
  readonly url: URL;
  readonly status: number;
  header(name: string): string;
  readonly body: Buffer;
}

interface FetchOptions {
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly accept: string;
  readonly acceptedType: RegExp;
  readonly maxBytes?: number;
  readonly validators?: Validators | undefined;
}

/** The only function that requests an address chosen by a stranger, for pages and pictures alike. */
export type GuardedFetch = (address: string, options: FetchOptions) => Promise<FetchedResource>;

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Headers = Dispatcher.ResponseData['headers'];

const values = (headers: Headers, name: string): string[] => [headers[name] ?? []].flat();

const readHeader = (headers: Headers, name: string) => values(headers, name).join(', ');

function storeCookies(jar: CookieJar, headers: Headers, url: URL): void {
  for (const cookie of values(headers, 'set-cookie'))
    jar.setCookieSync(cookie, url.href, { ignoreError: true });
}

export function createGuardedFetch({
  guard,
  dispatcher,
  optOut,
}: {
  readonly guard: Guard;
  readonly dispatcher: Dispatcher;
  readonly optOut: OptOut;
}): GuardedFetch {
  const resolveRedirect = (location: string, from: URL, hop: number): URL => {
    const url = guard.checkUrl(location, from);
    // Some shops redirect to HTTP first; later downgrades are refused.
    if (hop > 0 && from.protocol === 'https:' && url.protocol === 'http:')
      throw new NotAllowedFailure();
    return url;
  };

  return async (address, options) => {
    const jar = new CookieJar();
    let url = guard.checkUrl(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      optOut.check(url);
      const asking = request(url, {
        dispatcher,
        signal: options.signal,
        headers: headersFor(url, options, jar.getCookieStringSync(url.href)),
      });
      // undici ignores the signal while it connects.
      const { statusCode, headers, body } = await rejectOnAbort(asking, options.signal);
      // undici emits 'error' for an unread body, which would end the process.
      body.on('error', () => undefined);
      storeCookies(jar, headers, url);
      const location = readHeader(headers, 'location');
      if (REDIRECTS.has(statusCode) && location) {
        body.destroy();
        url = resolveRedirect(location, url, hop);
        continue;
      }
      const type = readHeader(headers, 'content-type');
      if (statusCode < 300 && type && !options.acceptedType.test(type)) {
        body.destroy();
        throw new ScrapeFailure('not-a-product', 'The address is not a web page.');
      }
      const encoding = readHeader(headers, 'content-encoding');
      return {
        url,
        status: statusCode,
        header: (name) => readHeader(headers, name),
        body: await readBody(body, encoding, options.maxBytes),
      };
    }
    throw new ScrapeFailure('unreachable', 'The site redirects too often.');
  };
}
