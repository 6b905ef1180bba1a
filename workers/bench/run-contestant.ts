import { measure, type Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { runCorpus, type ScrapePage } from '../src/scrape/corpus/run-corpus.ts';
import { shopOf, splitOf } from '../src/scrape/corpus/shop.ts';
import type { ScraperName, ScraperTask } from './contestants.ts';

const LOAD: Readonly<Record<ScraperName, () => Promise<ScrapePage>>> = {
  'this scraper': async () => (await import('../src/scrape/corpus/this-scraper.ts')).thisScraper,
  'metascraper + amazon + shopping': async () => (await import('./metascraper.ts')).metascraper,
  'web-auto-extractor': async () => (await import('./web-auto-extractor.ts')).webAutoExtractor,
};

export interface Measured {
  readonly all: Accuracy;
  /** On the shops of the test split. */
  readonly test: Accuracy;
}

export default async ({ folder, name }: ScraperTask): Promise<Measured> => {
  const run = await runCorpus(folder, await LOAD[name]());
  const test = run.pages.filter(({ truth }) => splitOf(shopOf(truth)) === 'test');
  return { all: measure(run), test: measure({ ...run, pages: test }) };
};
