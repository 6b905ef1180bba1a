import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const LARGEST = 10 * 1024 * 1024;
const TAIL = 8 * 1024;

export interface Log {
  readonly descriptor: number;
  tail(lines: number): string;
  close(): void;
}

export function openLog(file: string): Log {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST)
    renameSync(file, `${file}.old`);
  const descriptor = openSync(file, 'a+', 0o600);
  const opened = fstatSync(descriptor).size;
  return {
    descriptor,
    tail: (lines) => {
      const { size } = fstatSync(descriptor);
      const from = Math.max(opened, size - TAIL);
      const text = Buffer.alloc(size - from);
      readSync(descriptor, text, 0, text.length, from);
      return text
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .slice(-lines)
        .map((line) => `    ${line}`)
        .join('\n');
    },
    close: () => closeSync(descriptor),
  };
}
