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

/** Time that this thread spent, so that a busy machine doesn't count against anybody. */
async function timed<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ value: Value; ms: number }> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

const claimOf = ({ name, price, currency, image, description }: Claim): Claim => ({
  name,
  price,
  currency,
  image,
  description,
});

/** Every page of a folder through one scraper, `repeat` times for the shortest time. */
export async function runCorpus(
  folder: string,
  contestant: Contestant,
  { repeat = 3 }: { repeat?: number } = {},
): Promise<CorpusRun> {
  const pages: PageRun[] = [];
  let peak = 0;
  for (const truth of await readTruth(folder)) {
    const html = await readSavedPage(folder, truth.file);
    let claim = NOTHING;
    let error: unknown = null;
    let ms = Infinity;
    for (let round = 0; round < repeat; round += 1)
      try {
        const run = await timed(() => contestant(html, new URL(truth.url)));
        // A copy, because a piece of a page keeps the whole page in memory.
        claim = claimOf(structuredClone(run.value));
        ms = Math.min(ms, run.ms);
      } catch (caught) {
        error = caught;
      }
    peak = Math.max(peak, process.memoryUsage.rss());
    pages.push({ truth, claim, score: score(claim, truth), ms, error });
  }
  return { pages, peakMemoryMb: peak / MB };
}
