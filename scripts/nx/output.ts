import { stripVTControlCharacters } from 'node:util';

export function taskOf(line: string): string | undefined {
  return /^> nx run (\S+)/.exec(stripVTControlCharacters(line))?.[1];
}

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
