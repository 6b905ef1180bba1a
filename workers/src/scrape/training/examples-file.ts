import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { PageExample } from './read-examples.ts';

const path = join(import.meta.dirname, 'examples.json.gz');

const features = z.array(z.number());
const schema = z.array(
  z.object({
    shop: z.string(),
    page: z.string(),
    mutation: z.string(),
    name: z.object({ candidates: z.array(features), right: z.array(z.number()) }),
    price: z.object({ features, isRight: z.boolean() }).nullable(),
  }),
);

export const readExamplesFile = (): PageExample[] =>
  schema.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')));

export function writeExamplesFile(examples: readonly PageExample[]): void {
  writeFileSync(path, gzipSync(JSON.stringify(examples), { level: 9 }));
}
