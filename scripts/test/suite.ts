import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { failedOutputOf, taskOf } from '../nx/output.ts';
import { outcomeOf } from '../processes/outcome.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { describeFailure } from '../terminal/failure.ts';
import type { Step } from '../terminal/steps.ts';
import { add, type Counts, none } from './counts.ts';

export interface Suite {
  readonly name: string;
  /** Arguments of Node. */
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  count(output: string, succeeded: boolean): Counts;
}

export interface Outcome {
  readonly counts: Counts;
  readonly output: string;
}

/** A suite that takes longer hangs; the others still run. */
const LONGEST_MS = 30 * 60_000;

export async function runSuite(suite: Suite, step: Step, stop: AbortSignal): Promise<Outcome> {
  const overdue = AbortSignal.timeout(LONGEST_MS);
  const child = spawn(process.execPath, suite.command, {
    cwd: workspaceRoot,
    env: { ...process.env, ...suite.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([stop, overdue]),
  });
  const lines: string[] = [];
  const read = (line: string) => {
    lines.push(line);
    const task = taskOf(line);
    if (task) step.progress(task);
  };
  createInterface(child.stdout).on('line', read);
  createInterface(child.stderr).on('line', read);
  const code = await outcomeOf(child).then(
    (outcome) => outcome.code,
    (error: unknown) => {
      lines.push(endedEarly(error, stop, overdue));
      return null;
    },
  );
  const output = lines.join('\n');
  const counts = withFailure(suite.count(output, code === 0), code === 0);
  if (counts.failed > 0) step.badResult(describe(counts));
  else step.result(describe(counts));
  return { counts, output: failedOutputOf(output) };
}

export function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function endedEarly(error: unknown, stop: AbortSignal, overdue: AbortSignal): string {
  if (stop.aborted) return 'It was stopped before its end.';
  if (overdue.aborted) return `It was stopped after ${LONGEST_MS / 60_000} minutes.`;
  return describeFailure(error);
}

/** A run that ended badly counts as a failure even when its summary never came. */
function withFailure(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : add(counts, { ...none, failed: 1 });
}
