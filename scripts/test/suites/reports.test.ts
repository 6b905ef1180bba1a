import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import { describeFailedTest } from './report.ts';
import { readReports } from './reports.ts';

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
  testResults: [
    {
      name: join(workspaceRoot, 'bff/src/claims.test.ts'),
      status: 'failed',
      message: 'claims › the last unit',
      assertionResults: [
        { status: 'passed', fullName: 'claims the first unit', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'claims the last unit',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nreceived 2'],
        },
      ],
    },
    {
      name: join(workspaceRoot, 'bff/src/broken.test.ts'),
      status: 'failed',
      message: 'Unexpected token',
      assertionResults: [],
    },
  ],
};
const passed = { title: 'opens', file: 'list.spec.ts', ok: true, tests: [{ results: [{}] }] };
const playwrightReport = {
  suites: [
    {
      specs: [passed],
      suites: [
        {
          specs: [
            {
              ...passed,
              title: 'closes',
              ok: false,
              tests: [{ results: [{ error: { message: 'not visible' } }] }],
            },
          ],
        },
      ],
    },
  ],
  stats: { startTime: 'now', duration: 5, expected: 40, flaky: 1, unexpected: 2, skipped: 3 },
};

test('reports of Jest and Playwright are summed; a file that could not run counts as a failure', () => {
  const files = [write('unit.json', jestReport), write('journeys.json', playwrightReport)];
  expect(readReports(files).counts).toEqual({ passed: 51, failed: 4, skipped: 5 });
});

test('failed tests are named with the beginning of their messages', () => {
  const files = [write('unit.json', jestReport), write('journeys.json', playwrightReport)];
  expect(readReports(files).failures.map(describeFailedTest)).toEqual([
    '✗ bff/src/claims.test.ts › claims the last unit\n    expected 1\n    received 2',
    '✗ bff/src/broken.test.ts\n    Unexpected token',
    '✗ list.spec.ts › closes\n    not visible',
  ]);
});

test('a report that is missing or of another kind is an error, not a zero', () => {
  expect(() => readReports([join(folder, 'missing.json')])).toThrow('ENOENT');
  expect(() => readReports([write('other.json', { passed: 3 })])).toThrow();
});
