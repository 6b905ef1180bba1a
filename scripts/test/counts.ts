import { stripVTControlCharacters } from 'node:util';
import { failedTasksOf, tasksOf } from '../nx/output.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** Nx tasks, each of which is one check, such as the lint of one project. */
export function countTasks(output: string): Counts {
  const failed = failedTasksOf(output).length;
  return { passed: tasksOf(output).length - failed, failed, skipped: 0 };
}

/** The tests in the summaries of node:test and Playwright, which Nx repeats for a cached task too. */
export function countTests(output: string): Counts {
  const text = stripVTControlCharacters(output);
  return add(countNodeTests(text), countPlaywrightTests(text));
}

function countNodeTests(text: string): Counts {
  const sum = sumOf(text, (word) => new RegExp(`^\\s*[ℹ#] ${word} (\\d+)\\s*$`, 'gm'));
  return {
    passed: sum('pass'),
    failed: sum('fail') + sum('cancelled'),
    skipped: sum('skipped') + sum('todo'),
  };
}

function countPlaywrightTests(text: string): Counts {
  const sum = sumOf(text, (word) => new RegExp(`^\\s+(\\d+) ${word}(?: \\([^)]*\\))?\\s*$`, 'gm'));
  return {
    passed: sum('passed') + sum('flaky'),
    failed: sum('failed') + sum('interrupted'),
    skipped: sum('skipped') + sum('did not run'),
  };
}

function sumOf(text: string, pattern: (word: string) => RegExp): (word: string) => number {
  return (word) =>
    [...text.matchAll(pattern(word))].reduce((total, [, count]) => total + Number(count), 0);
}
