import type { ScrapeOutcome } from '@gift-registry/workers-contract';
import { emptyResult } from '../empty-result.ts';
import { ScrapeFailure } from '../failure.ts';
import { readFetchedPage, type PageSource, type Reading } from '../read-fetched-page.ts';
import { begin, type ParserTask } from './parser-task.ts';

const answer = (outcome: ScrapeOutcome, { url }: PageSource): Reading => ({
  result: emptyResult(outcome, url),
  mayGrow: false,
});

// Loaded on demand: only the command line explains.
const explain = async (source: PageSource) =>
  (await import('../explain/explain.ts')).explain(source);

/** What runs in the thread. A failure is answered as a result: an error's class doesn't survive the way back. */
export async function readInThread(task: ParserTask): Promise<Reading> {
  const source = begin(task);
  try {
    const reading = readFetchedPage(source);
    return task.explain ? { ...reading, explanation: await explain(source) } : reading;
  } catch (error) {
    if (error instanceof ScrapeFailure) return answer(error.outcome, source);
    // The stack ended before the page did.
    if (error instanceof RangeError) return answer('too-large', source);
    throw error;
  }
}
