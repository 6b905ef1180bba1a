import { z } from 'zod';
import { occasions, type Occasion } from '@gift-registry/bff-contract';
import listed from '../../../seeds/catalogue/checklists.json' with { type: 'json' };

/** Both by the key of a category. */
const checklist = z.strictObject({
  examples: z.record(z.string(), z.string()),
  wished: z.record(z.enum(occasions), z.record(z.string(), z.int().positive())),
});

interface Topic {
  readonly category: string;
  readonly examples: string;
  readonly wished: number;
}

const { examples, wished } = checklist.parse(listed);

export const checklistFor = (occasion: Occasion): readonly Topic[] =>
  Object.entries(wished[occasion]).map(([category, count]) => ({
    category,
    examples: examples[category] ?? '',
    wished: count,
  }));
