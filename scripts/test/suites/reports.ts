import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { add, type Counts, none } from './counts.ts';

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

const report = z.union([jestReport, playwrightReport]);

export function countReports(files: readonly string[]): Counts {
  return files.map(readReport).reduce(add, none);
}

function readReport(file: string): Counts {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report.parse(content);
}
