import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countReports } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const jestReport = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [],
};
const playwrightReport = {
  stats: { startTime: 'now', duration: 5, expected: 40, flaky: 1, unexpected: 2, skipped: 3 },
};

test('reports of Jest and Playwright are summed; a file that could not run counts as a failure', () => {
  const files = [write('unit.json', jestReport), write('journeys.json', playwrightReport)];
  expect(countReports(files)).toEqual({ passed: 51, failed: 4, skipped: 5 });
});

test('a report that is missing or of another kind is an error, not a zero', () => {
  expect(() => countReports([join(folder, 'missing.json')])).toThrow('ENOENT');
  expect(() => countReports([write('other.json', { passed: 3 })])).toThrow();
});
