import { threadId, type MessagePort } from 'node:worker_threads';
import type { PageSource } from '../judge/read-fetched-page.ts';

export interface ParserTask {
  readonly source: PageSource;
  readonly explain: boolean;
  /** The thread announces its start here, so that a page's time excludes the start of the thread. */
  readonly started: MessagePort;
}

export function announceStart({ source, started }: ParserTask): PageSource {
  started.postMessage(threadId);
  return source;
}
