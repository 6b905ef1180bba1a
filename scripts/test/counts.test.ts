import { add, countTasks, countTests, none } from './counts.ts';

test('sums the summaries of every node:test run, colours or not', () => {
  const output = [
    '\u001b[34mℹ tests 5\u001b[39m',
    '\u001b[34mℹ pass 3\u001b[39m',
    'ℹ fail 1',
    'ℹ cancelled 0',
    'ℹ skipped 1',
    'ℹ todo 0',
    '# pass 10',
    '# fail 0',
    '# skipped 2',
  ].join('\n');
  expect(countTests(output)).toStrictEqual({ passed: 13, failed: 1, skipped: 3 });
});

test('reads the last lines of a Playwright run', () => {
  const output = [
    '  2 failed',
    '    [chromium] › journey.spec.ts:3:1 › a host signs up ─────',
    '  1 flaky',
    '    [chromium] › other.spec.ts:3:1 › 7 passed tests in the title',
    '  1 skipped',
    '  3 did not run',
    '  40 passed (1.2m)',
  ].join('\n');
  expect(countTests(output)).toStrictEqual({ passed: 41, failed: 2, skipped: 4 });
});

test('counts the tasks that Nx ran or repeated from its cache', () => {
  const output = [
    '> nx run bff:lint  [existing outputs match the cache, left as is]',
    '> eslint .',
    '> nx run workers:lint',
    '> nx run shell:lint',
    'Failed tasks:',
    '',
    '- shell:lint',
  ].join('\n');
  expect(countTasks(output)).toStrictEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('other text counts nothing', () => {
  expect(add(countTests('I passed 3 exams\n3 passed away'), countTasks('nx run x'))).toStrictEqual(
    none,
  );
});
