import { measure, type Accuracy } from './corpus/accuracy.ts';
import { misses } from './corpus/misses.ts';
import { runCorpus, type ScrapePage } from './corpus/run-corpus.ts';
import { isUnread } from './corpus/shop.ts';
import type { ScraperName, ScraperTask } from './contestants.ts';

const LOAD: Readonly<Record<ScraperName, () => Promise<ScrapePage>>> = {
  'this scraper': async () => (await import('./corpus/this-scraper.ts')).thisScraper,
  'htmlparser2 alone': async () => (await import('./parser-alone.ts')).parserAlone,
  'metascraper + amazon + shopping': async () => (await import('./metascraper.ts')).metascraper,
  'web-auto-extractor': async () => (await import('./web-auto-extractor.ts')).webAutoExtractor,
};

export interface Measured {
  readonly all: Accuracy;
  readonly unread: Accuracy;
  readonly systems: readonly (readonly [system: string, accuracy: Accuracy])[];
  readonly misses: readonly string[];
}

// The first pass warms up; the others take minutes for each pass.
const passesOf = (name: ScraperName) =>
  name === 'this scraper' || name === 'htmlparser2 alone' ? 5 : 2;

export default async ({ folder, name }: ScraperTask): Promise<Measured> => {
  const run = await runCorpus(folder, await LOAD[name](), { repeat: passesOf(name) });
  const { pages } = run;
  const bySystem = [...Map.groupBy(pages, ({ system }) => system)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    all: measure(run),
    unread: measure({ ...run, pages: pages.filter(({ truth }) => isUnread(truth)) }),
    systems: bySystem.map(([system, own]) => [system, measure({ ...run, pages: own })]),
    misses: pages.flatMap(misses),
  };
};
