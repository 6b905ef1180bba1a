import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployServer } from './server.ts';
import type { Change } from '../api-report/compare/change.ts';
import { compareDeclarations } from '../api-report/compare/compare-declarations.ts';
import { compareWire } from '../api-report/compare/compare-wire.ts';
import { bffWire } from '../api-report/surface/bff-wire.ts';
import { readWireReport } from '../api-report/surface/wire-report.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Failure } from '../terminal/failure.ts';
import { z } from 'zod';

const MAX_LINES = 8;
const SHELL_REPORTS = 'shell/contract/api-report';

const shellReports = z.record(z.string(), z.string());
const served = z.object({
  wire: z.record(z.string(), z.unknown()),
  /** Where the live shell has the reports of its contract; null for a shell of an earlier build. */
  shellReports: z.string().nullable(),
});

const breaks = (changes: readonly Change[]): readonly string[] =>
  changes.filter(({ level }) => level === 'major').map(({ text }) => text);

function refuse(contract: string, owner: string, broken: readonly string[]): void {
  if (broken.length === 0) return;
  const shown = broken.slice(0, MAX_LINES).map((text) => `  ${text}`);
  const rest = broken.length - shown.length;
  throw new Failure(
    [
      `This build does not fit: ${contract} here is not the one of ${owner}. There:`,
      ...shown,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      `Update ${owner} first, or build with the contract that it has.`,
    ].join('\n'),
  );
}

async function read(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { headers });
  return response.ok ? response.json() : undefined;
}

function checkShell(answer: unknown): void {
  const parsed = shellReports.safeParse(answer);
  if (!parsed.success) return;
  const folder = join(workspaceRoot, SHELL_REPORTS);
  const broken = readdirSync(folder).flatMap((name) => {
    const theirs = parsed.data[name];
    if (theirs === undefined) return [`${name} is gone`];
    return breaks(compareDeclarations(readFileSync(join(folder, name), 'utf8'), theirs));
  });
  refuse('shell/contract', 'the live shell', broken);
}

export async function checkContracts(
  { address, token }: DeployServer,
  project: string,
): Promise<void> {
  const url = new URL(`/api/deploy/${project}/contracts`, address);
  const answer = await read(url, { authorization: `Bearer ${token}` });
  // A server of an earlier version compares the numbers alone.
  if (answer === undefined) return;
  const { wire, shellReports: path } = served.parse(answer);
  const isRemote = project !== 'shell';
  const shell = isRemote && path !== null ? await read(new URL(path, address)) : undefined;
  const theirs = readWireReport(JSON.stringify(wire));
  refuse('bff/contract', 'the server', breaks(compareWire(bffWire(), theirs)));
  checkShell(shell);
}
