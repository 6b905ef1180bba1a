import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { failedOutputOf, isCachedTask, taskOf } from '../../nx/output.ts';
import { outcomeOf } from '../../processes/outcome.ts';
import { workspaceRoot } from '../../settings/workspace-root.ts';
import { describeFailure } from '../../terminal/failure.ts';
import type { Step } from '../../terminal/steps.ts';
import { describeCounts, none } from './counts.ts';
import { mergeReports, type Report } from './report.ts';
import { readReports } from './reports.ts';

export interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** JSON reports that the command writes. Without any, the whole command counts as one check. */
  readonly reports?: readonly string[];
}

export interface Outcome extends Report {
  readonly output: string;
}

const TIMEOUT_MS = 30 * 60_000;
/** Of the output of a command without a report. */
const SHOWN_LINES = 8;

export async function runSuite(suite: Suite, step: Step, stop: AbortSignal): Promise<Outcome> {
  for (const report of suite.reports ?? []) {
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
  }
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const child = spawn(process.execPath, suite.command, {
    cwd: workspaceRoot,
    env: { ...process.env, ...suite.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([stop, limit]),
  });
  const lines: string[] = [];
  const cached: boolean[] = [];
  const read = (line: string) => {
    lines.push(line);
    const task = taskOf(line);
    if (!task) return;
    cached.push(isCachedTask(line));
    step.progress(task);
  };
  createInterface(child.stdout).on('line', read);
  createInterface(child.stderr).on('line', read);
  const code = await outcomeOf(child).then(
    (outcome) => outcome.code,
    (error: unknown) => {
      lines.push(endedEarly(error, stop, limit));
      return null;
    },
  );
  const output = failedOutputOf(lines.join('\n'));
  const { counts, failures } = reportOf(suite, code === 0, output);
  if (counts.failed > 0) step.badResult(describeCounts(counts));
  else step.result(describeCounts(counts) + describeCache(cached));
  return { counts, failures, output };
}

export function describeCache(cached: readonly boolean[]): string {
  const count = cached.filter(Boolean).length;
  if (count === 0) return '';
  return count === cached.length
    ? ', from the cache'
    : `, ${count} of ${cached.length} parts from the cache`;
}

function endedEarly(error: unknown, stop: AbortSignal, limit: AbortSignal): string {
  if (stop.aborted) return 'It was stopped before its end.';
  if (limit.aborted) return `It was stopped after ${TIMEOUT_MS / 60_000} minutes.`;
  return describeFailure(error);
}

function reportOf({ name, reports }: Suite, succeeded: boolean, output: string): Report {
  if (succeeded)
    return reports ? readReports(reports) : { counts: { ...none, passed: 1 }, failures: [] };
  const found = mergeReports((reports ?? []).flatMap(readable));
  if (found.counts.failed > 0) return found;
  // A command may fail without a failed test, or before its report is written.
  const message = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  const command = { counts: { ...none, failed: 1 }, failures: [{ test: name, message }] };
  return mergeReports([found, command]);
}

function readable(file: string): Report[] {
  try {
    return [readReports([file])];
  } catch {
    return [];
  }
}
