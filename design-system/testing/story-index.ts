import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  type: z.enum(['story', 'docs']),
  tags: z.array(z.string()),
});
const storyIndex = z.object({ entries: z.record(z.string(), entry) });

export type Story = z.infer<typeof entry>;

export const WIDE = { width: 1100, height: 800 };

/** The narrowest supported screen. Stories with the tag `narrow` play on it. */
export const NARROW = { width: 320, height: 640 };

export const sizeOf = ({ tags }: Story) => (tags.includes('narrow') ? NARROW : WIDE);

export function readEntries(storybook: string): Story[] {
  const text = readFileSync(join(storybook, 'index.json'), 'utf8');
  return Object.values(storyIndex.parse(JSON.parse(text)).entries);
}

export const readStories = (storybook: string) =>
  readEntries(storybook).filter(({ type }) => type === 'story');
