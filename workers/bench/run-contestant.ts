import { measure, type Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { runCorpus, type Contestant } from '../src/scrape/corpus/run-corpus.ts';
import type { ContestantName, ContestantTask } from './contestants.ts';

const LOAD: Readonly<Record<ContestantName, () => Promise<Contestant>>> = {
  'this scraper': async () => (await import('../src/scrape/corpus/ours.ts')).ours,
  'metascraper + amazon + shopping': async () => (await import('./metascraper.ts')).metascraper,
  'web-auto-extractor': async () => (await import('./web-auto-extractor.ts')).webAutoExtractor,
};

export default async ({ folder, name }: ContestantTask): Promise<Accuracy> =>
  measure(await runCorpus(folder, await LOAD[name]()));
