import type { PageRun } from './run-corpus.ts';
import type { ExtractedFields } from './score.ts';

const FIELDS = [
  'name',
  'price',
  'currency',
  'image',
  'description',
  'availability',
] as const satisfies readonly (keyof ExtractedFields)[];
const WORTH_SAYING = new Set(['wrong', 'missing', 'false-positive']);

/** The fields of a page that were read wrong, one line each. */
export function misses({ truth, extracted, score, isOffered, error }: PageRun): string[] {
  const lines = FIELDS.filter((field) => WORTH_SAYING.has(score[field])).map((field) => {
    const offered = field === 'price' && isOffered ? ', but offered' : '';
    return `  ${field} ${score[field]}${offered}: ${JSON.stringify(extracted[field])}`;
  });
  if (error !== null) lines.push(`  threw: ${String(error)}`);
  return lines.length === 0 ? [] : [truth.file, ...lines];
}
