import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { FIRST_FIELDS, type PageExample } from './read-examples.ts';

const path = join(import.meta.dirname, 'examples.json.gz');

const features = z.array(z.number());
const answer = z.object({
  features: features.nullable(),
  isRight: z.boolean(),
  exists: z.boolean(),
});
const schema = z.array(
  z.object({
    shop: z.string(),
    page: z.string(),
    system: z.string(),
    mutation: z.string(),
    isReadable: z.boolean(),
    isProduct: z.boolean(),
    isOffered: z.boolean(),
    product: features,
    name: z.object({
      candidates: z.array(features),
      right: z.array(z.number()),
      isKnown: z.boolean(),
    }),
    first: z.partialRecord(z.enum(FIRST_FIELDS), answer),
    isOutOfStock: z.boolean(),
  }),
);

export const readExamplesFile = (): PageExample[] =>
  schema.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')));

export function writeExamplesFile(examples: readonly PageExample[]): void {
  writeFileSync(path, gzipSync(JSON.stringify(examples), { level: 9 }));
}
