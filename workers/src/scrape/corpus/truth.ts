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
});
export type PageTruth = z.infer<typeof pageTruthSchema>;

export async function readTruth(folder: string): Promise<PageTruth[]> {
  const text = await readFile(join(folder, 'truth.json'), 'utf8');
  return z.array(pageTruthSchema).parse(JSON.parse(text));
}

export async function readSavedPage(folder: string, file: string): Promise<string> {
  const bytes = await readFile(join(folder, 'pages', file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
