import type { ScrapeResult } from '@gift-registry/workers-contract';
import { isRightPrice, score, type ExtractedFields, type Score } from './score.ts';
import { systemOf } from './shop-system.ts';
import { readSavedPage, readTruth, type PageTruth } from './truth.ts';

type Read = ExtractedFields & Pick<ScrapeResult, 'choices'>;

export type ScrapePage = (html: string, url: URL) => Read | Promise<Read>;

export interface PageRun {
  readonly truth: PageTruth;
  readonly extracted: ExtractedFields;
  readonly score: Score;
  /** The right price is one of those between which the host chooses. */
  readonly isOffered: boolean;
  readonly ms: number;
  readonly system: string;
  readonly error: unknown;
}

export interface CorpusRun {
  readonly pages: readonly PageRun[];
  readonly peakMemoryMb: number;
}

export const NOTHING: ExtractedFields = {
  name: null,
  price: null,
  currency: null,
  image: null,
  description: null,
  availability: null,
};
const MB = 1024 * 1024;

const extractedFields = ({
  name,
  price,
  currency,
  image,
  description,
  availability,
}: ExtractedFields): ExtractedFields => ({
  name,
  price,
  currency,
  image,
  description,
  availability,
});

async function runPage(scrapePage: ScrapePage, html: string, truth: PageTruth): Promise<PageRun> {
  const system = systemOf(truth, html);
  const started = performance.now();
  try {
    const read = await scrapePage(html, new URL(truth.url));
    const ms = performance.now() - started;
    // Copied, because a substring of a page keeps the whole page in memory.
    const { choices, ...fields } = structuredClone(read);
    const extracted = extractedFields(fields);
    const offered = choices?.price?.map(({ amount }) => amount) ?? [];
    const isOffered = offered.some((amount) => isRightPrice(amount, truth));
    return { truth, extracted, score: score(extracted, truth), isOffered, ms, system, error: null };
  } catch (error) {
    return {
      truth,
      extracted: NOTHING,
      score: score(NOTHING, truth),
      isOffered: false,
      ms: Infinity,
      system,
      error,
    };
  }
}

/** Each page counts with its shortest time: that of a process which is warmed up, as workers are. */
export async function runCorpus(
  folder: string,
  scrapePage: ScrapePage,
  { repeat = 5 }: { repeat?: number } = {},
): Promise<CorpusRun> {
  const truths = await readTruth(folder);
  const pages = new Map<PageTruth, PageRun>();
  let peak = 0;
  for (let pass = 0; pass < repeat; pass += 1)
    for (const truth of truths) {
      const html = await readSavedPage(folder, truth.path);
      const run = await runPage(scrapePage, html, truth);
      const ms = Math.min(run.ms, pages.get(truth)?.ms ?? Infinity);
      pages.set(truth, { ...run, ms });
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  return { pages: [...pages.values()], peakMemoryMb: peak / MB };
}
