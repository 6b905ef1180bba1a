import type { ScrapeOutcome } from '@gift-registry/workers-contract';
import { emptyResult } from '../scraped-page.ts';
import { ScrapeFailure } from '../scrape-failure.ts';
import { readFetchedPage, type PageSource, type Reading } from '../judge/read-fetched-page.ts';
import { announceStart, type ParserTask } from './parser-task.ts';

const answer = (outcome: ScrapeOutcome, { url }: PageSource): Reading => ({
  result: emptyResult(outcome, url),
  needsRendering: false,
});

// Loaded on demand: only the command line explains.
const explain = async (source: PageSource) => (await import('../judge/explain.ts')).explain(source);

/** Runs in the thread. Failures become results, because structured cloning loses an error's class. */
export async function readInThread(task: ParserTask): Promise<Reading> {
  const source = announceStart(task);
  try {
    const reading = readFetchedPage(source);
    return task.explain ? { ...reading, explanation: await explain(source) } : reading;
  } catch (error) {
    if (error instanceof ScrapeFailure) return answer(error.outcome, source);
    if (error instanceof RangeError) return answer('too-large', source);
    throw error;
  }
}
