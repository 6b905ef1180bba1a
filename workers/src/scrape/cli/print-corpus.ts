import { measure } from '../corpus/accuracy.ts';
import { ours } from '../corpus/ours.ts';
import { runCorpus, type PageRun } from '../corpus/run-corpus.ts';
import type { Claim } from '../corpus/score.ts';
import { accuracyTable } from '../corpus/table.ts';

const FIELDS = [
  'name',
  'price',
  'currency',
  'image',
  'description',
] as const satisfies readonly (keyof Claim)[];
const WORTH_SAYING = new Set(['wrong', 'missing', 'false-claim']);

function misses({ truth, claim, score, error }: PageRun): string[] {
  const lines = FIELDS.filter((field) => WORTH_SAYING.has(score[field])).map(
    (field) => `  ${field} ${score[field]}: ${JSON.stringify(claim[field])}`,
  );
  if (error !== null) lines.push(`  threw: ${String(error)}`);
  return lines.length === 0 ? [] : [truth.file, ...lines];
}

/** How much of a folder of saved pages is read right; with `detailed`, what was not. */
export async function printCorpus(
  folder: string,
  print: (line: string) => void,
  { detailed = false }: { detailed?: boolean } = {},
): Promise<void> {
  const run = await runCorpus(folder, ours);
  if (detailed) for (const page of run.pages) misses(page).forEach(print);
  print(accuracyTable([[`this scraper, ${run.pages.length} pages`, measure(run)]]));
}
