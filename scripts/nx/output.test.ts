import { failedOutputOf, failedTasksOf, isCachedTask, taskOf, tasksOf } from './output.ts';

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
  expect(tasksOf(output)).toStrictEqual(['bff:typecheck', 'shell:typecheck']);
  expect(taskOf('> tsc -p tsconfig.json')).toBeUndefined();
});

test('knows which tasks were repeated from the cache', () => {
  expect(output.split('\n').filter(isCachedTask)).toStrictEqual([
    '> nx run bff:typecheck  [existing outputs match the cache, left as is]',
  ]);
  expect(isCachedTask('> nx run shell:test  [local cache]')).toBe(true);
});

test('finds the failed ones and what they printed', () => {
  expect(failedTasksOf(output)).toStrictEqual(['shell:typecheck']);
  const shown = failedOutputOf(output);
  expect(shown).toMatch(/error$/);
  expect(shown).not.toMatch(/bff/);
});

test('shows everything when Nx failed before any task', () => {
  expect(failedOutputOf('no such target')).toBe('no such target');
});
