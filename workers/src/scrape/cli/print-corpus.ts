import { measure } from '../corpus/accuracy.ts';
import { thisScraper } from '../corpus/this-scraper.ts';
import { runCorpus, type PageRun } from '../corpus/run-corpus.ts';
import type { ExtractedFields } from '../corpus/score.ts';
import { accuracyTable } from '../corpus/table.ts';

const FIELDS = [
  'name',
  'price',
  'currency',
  'image',
  'description',
  'availability',
] as const satisfies readonly (keyof ExtractedFields)[];
const WORTH_SAYING = new Set(['wrong', 'missing', 'false-positive']);

function misses({ truth, extracted, score, error }: PageRun): string[] {
  const lines = FIELDS.filter((field) => WORTH_SAYING.has(score[field])).map(
    (field) => `  ${field} ${score[field]}: ${JSON.stringify(extracted[field])}`,
  );
  if (error !== null) lines.push(`  threw: ${String(error)}`);
  return lines.length === 0 ? [] : [truth.file, ...lines];
}

export async function printCorpus(
  folder: string,
  print: (line: string) => void,
  { detailed = false }: { detailed?: boolean } = {},
): Promise<void> {
  const run = await runCorpus(folder, thisScraper);
  if (detailed) for (const page of run.pages) misses(page).forEach(print);
  print(accuracyTable([[`this scraper, ${run.pages.length} pages`, measure(run)]]));
}
