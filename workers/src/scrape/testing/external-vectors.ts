import { readFileSync } from 'node:fs';
import { z } from 'zod';

const entrySchema = z.object({
  url: z.string(),
  group: z.string(),
  body: z.string().optional(),
  resolve_to: z.array(z.string()).optional(),
  resolve_sequence: z.array(z.array(z.string())).optional(),
  redirect_to: z.string().optional(),
  redirect_chain: z.array(z.string()).optional(),
});
export type ExternalVector = z.infer<typeof entrySchema>;

export function readExternalVectors(): ExternalVector[] {
  const file = process.env['SSRF_VECTORS'];
  return file ? z.array(entrySchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
