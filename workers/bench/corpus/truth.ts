import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const pageTruthSchema = z.object({
  file: z.string(),
  url: z.url(),
  is_product: z.boolean(),
  name: z.string().nullable(),
  name_alt: z.array(z.string()),
  price: z.number().nullable(),
  price_alt: z.array(z.number()),
  currency: z.string().nullable(),
  image: z.string().nullable(),
  image_alt: z.array(z.string()),
  description_contains: z.string().nullable(),
  description_alt: z.array(z.string()),
  availability: z.enum(['in_stock', 'out_of_stock']).nullable(),
  platform: z.string().nullable(),
});
type WrittenTruth = z.infer<typeof pageTruthSchema>;

export interface PageTruth extends WrittenTruth {
  /** The saved page, below the folder of the corpus. */
  readonly path: string;
}

const SETS = [
  { list: 'truth.json', pages: 'pages' },
  { list: 'more-truth.json', pages: 'more-pages' },
] as const;

/** All sets of the folder, sorted, so that whatever is computed from them is the same everywhere. */
export async function readTruth(folder: string): Promise<PageTruth[]> {
  const [first, ...others] = SETS;
  const found = [first, ...others.filter(({ list }) => existsSync(join(folder, list)))];
  const sets = await Promise.all(
    found.map(async ({ list, pages }) => {
      const text = await readFile(join(folder, list), 'utf8');
      const truths = z.array(pageTruthSchema).parse(JSON.parse(text));
      return truths.map((truth) => ({ ...truth, path: join(pages, truth.file) }));
    }),
  );
  return sets.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export async function readSavedPage(folder: string, path: string): Promise<string> {
  const bytes = await readFile(join(folder, path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
