import { stripVTControlCharacters } from 'node:util';

/** The task whose output starts with this line; Nx prints a task when it is done, or repeats it from its cache. */
export function taskOf(line: string): string | undefined {
  return /^> nx run (\S+)/.exec(stripVTControlCharacters(line))?.[1];
}

/** Nx marks a task whose result comes from its cache, e.g. `> nx run bff:test  [local cache]`. */
export const isCachedTask = (line: string): boolean =>
  taskOf(line) !== undefined &&
  /\[(local cache|existing outputs match the cache)/.test(stripVTControlCharacters(line));

export function tasksOf(output: string): string[] {
  return output.split('\n').flatMap((line) => taskOf(line) ?? []);
}

export function failedTasksOf(output: string): string[] {
  const list = /^\s*Failed tasks:\s*\n\s*\n((?:- \S+\s*\n)+)/m;
  const found = list.exec(`${stripVTControlCharacters(output).replaceAll('\r', '')}\n`)?.[1] ?? '';
  return [...found.matchAll(/^- (\S+)/gm)].flatMap(([, task]) => task ?? []);
}

/** The output of the failed tasks, or all of it when Nx itself failed. */
export function failedOutputOf(output: string): string {
  const failed = new Set(failedTasksOf(output));
  if (failed.size === 0) return output;
  let shown = false;
  return output
    .split('\n')
    .filter((line) => {
      const task = taskOf(line);
      if (task) shown = failed.has(task);
      else if (/^\s*NX {3}/.test(stripVTControlCharacters(line))) shown = false;
      return shown;
    })
    .join('\n')
    .trimEnd();
}
