import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compareApi, describeMisfit } from '../contracts/compare-api.ts';
import { compareExports } from '../contracts/compare-exports.ts';
import { openapi, reportFolder } from '../contracts/surface.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import type { DeployServer } from './server.ts';

const MAX_LINES = 8;
const SHELL_REPORTS = join(workspaceRoot, 'shell/contract', reportFolder);

const shellReports = z.record(z.string(), z.string());
const served = z.object({
  /** The OpenAPI document of the server. */
  openapi: z.record(z.string(), z.unknown()),
  /** The address of the API reports of the live shell; null without a live shell. */
  shellReports: z.string().nullable(),
});

async function read(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { headers });
  return response.ok ? response.json() : undefined;
}

const missingInServer = async (theirs: object): Promise<string[]> =>
  compareApi(await openapi(), JSON.stringify(theirs))
    .filter(({ level }) => level === 'major')
    .map(describeMisfit);

function missingInShell(answer: unknown): string[] {
  const theirs = shellReports.safeParse(answer).data ?? {};
  return readdirSync(SHELL_REPORTS).flatMap((name) => {
    const report = theirs[name];
    if (report === undefined) return [`the live shell does not have the entry point ${name}`];
    return compareExports(readFileSync(join(SHELL_REPORTS, name), 'utf8'), report)
      .filter(({ level }) => level === 'major')
      .map(({ text }) => `the live shell: ${text}`);
  });
}

/** Why a build of these sources does not fit the server and its live shell; undefined when it does. */
export async function misfit(
  { address, token }: DeployServer,
  project: string,
): Promise<string | undefined> {
  const url = new URL(`/api/deploy/${project}/contracts`, address);
  const theirs = served.parse(await read(url, { authorization: `Bearer ${token}` }));
  const shell =
    project === 'shell' || theirs.shellReports === null
      ? []
      : missingInShell(await read(new URL(theirs.shellReports, address)));
  const found = [...(await missingInServer(theirs.openapi)), ...shell];
  if (found.length === 0) return undefined;
  const rest = found.length - MAX_LINES;
  return [
    `${project} was built for other contracts than ${new URL(address).host} has:`,
    ...found.slice(0, MAX_LINES).map((text) => `  ${text}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    shell.length > 0
      ? 'Publish the shell first, or build with the contract that it has.'
      : 'Update the server first, or build with the contract that it has.',
  ].join('\n');
}
