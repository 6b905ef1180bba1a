import { z } from 'zod';
import type { Report } from './report.ts';

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const specsIn = ({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

export const playwrightReport = z
  .object({
    suites: z.array(suite),
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites }): Report => ({
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    failures: suites
      .flatMap(specsIn)
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => ({
        test: `${file} › ${title}`,
        message:
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '',
      })),
  }));
