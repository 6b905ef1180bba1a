import type { ChildProcess } from 'node:child_process';

export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}
