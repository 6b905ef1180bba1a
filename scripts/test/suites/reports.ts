import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { jestReport } from './jest-report.ts';
import { playwrightReport } from './playwright-report.ts';
import { mergeReports, type Report } from './report.ts';

const report = z.union([jestReport, playwrightReport]);

export const readReports = (files: readonly string[]): Report =>
  mergeReports(
    files.map((file) => {
      const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return report.parse(content);
    }),
  );
