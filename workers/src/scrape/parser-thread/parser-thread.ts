import type { ScrapeOutcome } from '@gift-registry/workers-contract';
import { emptyResult } from '../empty-result.ts';
import { ScrapeFailure } from '../failure.ts';
import { readFetchedPage, type PageSource, type Reading } from '../read-fetched-page.ts';
import { begin, type ParserTask } from './parser-task.ts';

const answer = (outcome: ScrapeOutcome, { url }: PageSource): Reading => ({
  result: emptyResult(outcome, url),
  mayGrow: false,
});

/** What runs in the thread. A failure is answered as a result: an error's class doesn't survive the way back. */
export function readInThread(task: ParserTask): Reading {
  const source = begin(task);
  try {
    return readFetchedPage(source);
  } catch (error) {
    if (error instanceof ScrapeFailure) return answer(error.outcome, source);
    // The stack ended before the page did.
    if (error instanceof RangeError) return answer('too-large', source);
    throw error;
  }
}
