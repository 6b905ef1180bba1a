import { CookieJar } from 'tough-cookie';
import { request, type Dispatcher } from 'undici';
import { NotAllowedFailure, ScrapeFailure } from '../failure.ts';
import type { Guard } from '../guard/guard.ts';
import type { OptOut } from '../politeness/opt-out.ts';
import { untilAborted } from '../until-aborted.ts';
import { readBody } from './read-body.ts';
import { headersFor, type Validators } from './request-headers.ts';

export interface FetchedResource {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly status: number;
  header(name: string): string;
  /** Unpacked, and empty after a 304. */
  readonly body: Buffer;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly userAgent: string;
  /** The `Accept` header. */
  readonly accept: string;
  /** Which media types are worth downloading; an answer without one passes. */
  readonly wanted: RegExp;
  readonly maxBytes?: number;
  /** What is known of an earlier answer: an unchanged page then costs no body. */
  readonly validators?: Validators | undefined;
}

/** The one way to read something from an address that a stranger chose: pages and pictures alike. */
export type GuardedFetch = (address: string, options: FetchOptions) => Promise<FetchedResource>;

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Headers = Dispatcher.ResponseData['headers'];

const values = (headers: Headers, name: string): string[] => [headers[name] ?? []].flat();

const readHeader = (headers: Headers, name: string) => values(headers, name).join(', ');

function keepCookies(jar: CookieJar, headers: Headers, url: URL): void {
  // A cookie that the rules refuse is no reason to give up the page.
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
  /** Every hop is judged like the first address. */
  const hopTo = (location: string, from: URL, hop: number): URL => {
    const url = guard.checkUrl(location, from);
    // Many a shop's front door is plain HTTP once; from there on the way must stay private.
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
      // While undici still connects it doesn't hear the signal.
      const { statusCode, headers, body } = await untilAborted(asking, options.signal);
      // Dropping an unread body is an 'error' event to undici, and would end the process.
      body.on('error', () => undefined);
      keepCookies(jar, headers, url);
      const location = readHeader(headers, 'location');
      if (REDIRECTS.has(statusCode) && location) {
        body.destroy();
        url = hopTo(location, url, hop);
        continue;
      }
      const type = readHeader(headers, 'content-type');
      if (statusCode < 300 && type && !options.wanted.test(type)) {
        body.destroy();
        throw new ScrapeFailure('not-a-product', 'The address leads to something else.');
      }
      const encoding = readHeader(headers, 'content-encoding');
      return {
        url,
        status: statusCode,
        header: (name) => readHeader(headers, name),
        body: await readBody(body, encoding, options.maxBytes),
      };
    }
    throw new ScrapeFailure('unreachable', 'The site redirects in a circle.');
  };
}
