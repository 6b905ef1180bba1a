import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { apiReports } from './api-reports.ts';
import type { Change } from './change.ts';
import { compareApi, describeChange } from './compare-api.ts';
import { compareExports } from './compare-exports.ts';
import { bffContract, type Contract, shellContract } from './contract.ts';

/** Everything of a contract that others are built against: files in its folder, by their names. */
export type Surface = ReadonlyMap<string, string>;

export const openapiFile = 'openapi.json';
export const reportFolder = 'api-report';

/** The OpenAPI document of the sources. */
export async function openapi(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bff/src/platform/routing/print-openapi.ts'],
    { cwd: workspaceRoot, maxBuffer: 16 * 1024 * 1024 },
  );
  return stdout;
}

const withoutComments = (report: string): string => report.replaceAll(/^\s*\/\/ .*\n/gm, '');

async function shellSurface(): Promise<Surface> {
  const reports = await apiReports(shellContract.folder);
  return new Map(
    [...reports].map(([name, text]) => [
      join(reportFolder, `${name}.api.md`),
      withoutComments(text),
    ]),
  );
}

export const readSurfaces = async (): Promise<ReadonlyMap<Contract, Surface>> =>
  new Map([
    [bffContract, new Map([[openapiFile, await openapi()]])],
    [shellContract, await shellSurface()],
  ]);

export function compareSurfaces(before: Surface, now: Surface): readonly Change[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].flatMap((name): readonly Change[] => {
    const [earlier, later] = [before.get(name), now.get(name)];
    if (earlier === undefined) return [{ level: 'minor', text: `${name} is new` }];
    if (later === undefined) return [{ level: 'major', text: `${name} is gone` }];
    if (name !== openapiFile) return compareExports(earlier, later);
    return compareApi(earlier, later).map((change) => ({
      level: change.level,
      text: describeChange(change),
    }));
  });
}
