import { measure, type Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { runCorpus, type ScrapePage } from '../src/scrape/corpus/run-corpus.ts';
import type { ScraperName, ScraperTask } from './contestants.ts';

const LOAD: Readonly<Record<ScraperName, () => Promise<ScrapePage>>> = {
  'this scraper': async () => (await import('../src/scrape/corpus/this-scraper.ts')).thisScraper,
  'htmlparser2 alone': async () => (await import('./parser-alone.ts')).parserAlone,
  'metascraper + amazon + shopping': async () => (await import('./metascraper.ts')).metascraper,
  'web-auto-extractor': async () => (await import('./web-auto-extractor.ts')).webAutoExtractor,
};

export interface Measured {
  readonly all: Accuracy;
}

// The first pass warms up; the others take minutes for each pass.
const passesOf = (name: ScraperName) =>
  name === 'this scraper' || name === 'htmlparser2 alone' ? 5 : 2;

export default async ({ folder, name }: ScraperTask): Promise<Measured> => ({
  all: measure(await runCorpus(folder, await LOAD[name](), { repeat: passesOf(name) })),
});
