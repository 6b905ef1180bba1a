import { once } from 'node:events';
import http from 'node:http';
import type { Agent } from 'undici';
import { createGuard } from '../guard/guard.ts';
import { createGuardedAgent } from '../guard/guard.ts';
import { createOptOut } from '../guard/opt-out.ts';
import { toScrapeFailure } from '../fetch/to-scrape-failure.ts';
import { fetchPage, type FetchedPage, type PageRequest } from '../fetch/fetch-page.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface TestSite {
  readonly origin: string;
  readonly requests: http.IncomingMessage[];
  read(path: string, request?: Partial<PageRequest>): Promise<FetchedPage>;
  outcomeOf(path: string, timeoutMs?: number): Promise<string>;
  close(): Promise<void>;
}

export const html =
  (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

export const redirect =
  (location: string, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location, ...headers }).end('moved');

export async function openTestSite(
  answers: Readonly<Record<string, Answer>>,
  optOut: readonly string[] = [],
): Promise<TestSite> {
  const requests: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    const [path = ''] = (request.url ?? '').split('?');
    answers[path]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const guard = createGuard({ allowOrigins: [origin] });
  const dispatcher: Agent = createGuardedAgent(guard);
  const fetch = createGuardedFetch({ guard, dispatcher, optOut: createOptOut(optOut) });

  const read: TestSite['read'] = (path, request) =>
    fetchPage(fetch, origin + path, {
      userAgent: 'test',
      signal: AbortSignal.timeout(5_000),
      ...request,
    });
  return {
    origin,
    requests,
    read,
    outcomeOf: (path, timeoutMs = 5_000) =>
      read(path, { signal: AbortSignal.timeout(timeoutMs) }).then(
        () => 'fetched',
        (error: unknown) => toScrapeFailure(error).outcome,
      ),
    async close() {
      await dispatcher.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
