import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedOutputOf, failedTasksOf, taskOf, tasksOf } from './output.ts';

const output = `
 NX   Running target typecheck for 2 projects:

- bff
- shell

> nx run bff:typecheck  [existing outputs match the cache, left as is]

> tsc -p tsconfig.json\r

\u001b[2m> \u001b[22mnx run shell:typecheck

> tsc -p tsconfig.json\r
src/a.ts(1,1): error

 NX   Running target typecheck for 2 projects failed

Failed tasks:

- shell:typecheck

  Run duration:      9.6s
`;

test('finds the tasks that ran or were repeated from the cache', () => {
  assert.deepEqual(tasksOf(output), ['bff:typecheck', 'shell:typecheck']);
  assert.equal(taskOf('> tsc -p tsconfig.json'), undefined);
});

test('finds the failed ones and what they printed', () => {
  assert.deepEqual(failedTasksOf(output), ['shell:typecheck']);
  const shown = failedOutputOf(output);
  assert.match(shown, /error$/);
  assert.doesNotMatch(shown, /bff/);
});

test('shows everything when Nx failed before any task', () => {
  assert.equal(failedOutputOf('no such target'), 'no such target');
});
