import type { MessagePort } from 'node:worker_threads';
import type { PageSource } from '../read-fetched-page.ts';

export interface ParserTask {
  readonly source: PageSource;
  readonly explain: boolean;
  /** Where the thread says that it has begun: a page doesn't pay for the start of its thread. */
  readonly started: MessagePort;
}

export function begin({ source, started }: ParserTask): PageSource {
  started.postMessage('started');
  return source;
}
