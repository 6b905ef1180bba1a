import { score, type Claim, type Score } from './score.ts';
import { readSavedPage, readTruth, type PageTruth } from './truth.ts';

/** A scraper that reads saved pages: ours or another's. */
export type Contestant = (html: string, url: URL) => Claim | Promise<Claim>;

export interface PageRun {
  readonly truth: PageTruth;
  readonly claim: Claim;
  readonly score: Score;
  readonly ms: number;
  readonly error: unknown;
}

export interface CorpusRun {
  readonly pages: readonly PageRun[];
  readonly peakMemoryMb: number;
}

const NOTHING: Claim = { name: null, price: null, currency: null, image: null, description: null };
const MB = 1024 * 1024;

const claimOf = ({ name, price, currency, image, description }: Claim): Claim => ({
  name,
  price,
  currency,
  image,
  description,
});

async function runPage(contestant: Contestant, html: string, truth: PageTruth): Promise<PageRun> {
  const started = performance.now();
  try {
    const read = await contestant(html, new URL(truth.url));
    const ms = performance.now() - started;
    // A copy, because a piece of a page keeps the whole page in memory.
    const claim = claimOf(structuredClone(read));
    return { truth, claim, score: score(claim, truth), ms, error: null };
  } catch (error) {
    return { truth, claim: NOTHING, score: score(NOTHING, truth), ms: Infinity, error };
  }
}

/**
 * Every page of a folder through one scraper, in `repeat` passes over all of them. What counts is each page's shortest
 * time: that of a process which has been at work for a while, as workers are.
 */
export async function runCorpus(
  folder: string,
  contestant: Contestant,
  { repeat = 5 }: { repeat?: number } = {},
): Promise<CorpusRun> {
  const truths = await readTruth(folder);
  const pages = new Map<PageTruth, PageRun>();
  let peak = 0;
  for (let pass = 0; pass < repeat; pass += 1)
    for (const truth of truths) {
      const html = await readSavedPage(folder, truth.file);
      const run = await runPage(contestant, html, truth);
      const ms = Math.min(run.ms, pages.get(truth)?.ms ?? Infinity);
      pages.set(truth, { ...run, ms });
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  return { pages: [...pages.values()], peakMemoryMb: peak / MB };
}
