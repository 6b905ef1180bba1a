import { stripVTControlCharacters } from 'node:util';
import { add, type Counts, none } from './counts.ts';

export interface FailedTest {
  readonly test: string;
  readonly message: string;
}

export interface Report {
  readonly counts: Counts;
  readonly failures: readonly FailedTest[];
}

export const mergeReports = (reports: readonly Report[]): Report => ({
  counts: reports.map(({ counts }) => counts).reduce(add, none),
  failures: reports.flatMap(({ failures }) => failures),
});

const SHOWN_LINES = 6;

export function describeFailedTest({ test, message }: FailedTest): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES);
  return [`✗ ${test}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
