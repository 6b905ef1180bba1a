import { relative } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import type { Report } from './report.ts';

export const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults, ...numbers }): Report => ({
    counts: {
      passed: numbers.numPassedTests,
      failed: numbers.numFailedTests + numbers.numRuntimeErrorTestSuites,
      skipped: numbers.numPendingTests + numbers.numTodoTests,
    },
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(workspaceRoot, name);
      const failed = assertionResults.filter((result) => result.status === 'failed');
      // A file that could not run has no results of tests.
      if (failed.length === 0 && status === 'failed') return [{ test: file, message }];
      return failed.map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: failureMessages?.[0] ?? '',
      }));
    }),
  }));
