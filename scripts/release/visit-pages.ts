import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { prepareVisits, reportVisit } from '@gift-registry/release';
import { pageVisitsResultSchema } from '@gift-registry/workers-contract';
import { findTestBrowser } from '../chromium/find-chromium.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Failure } from '../terminal/failure.ts';
import type { Step } from '../terminal/steps.ts';
import type { DeployServer } from './server.ts';

type Release = Parameters<typeof prepareVisits>[1];

async function browse(executablePath: string, origin: string, job: object) {
  const child = spawn(process.execPath, ['workers/src/page-visits/main.ts'], {
    cwd: workspaceRoot,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(JSON.stringify({ executablePath, origin, job }));
  const [output, said] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (output === '') throw new Failure(`The browser did not start. ${said.trim().slice(0, 300)}`);
  return pageVisitsResultSchema.parse(JSON.parse(output));
}

export async function visitPages(
  server: DeployServer,
  release: Release,
  step: Step,
): Promise<void> {
  const executablePath = await findTestBrowser(process.env).catch(() => undefined);
  if (executablePath === undefined) return step.result('left out, because no Chromium is here');
  const { version, job } = await prepareVisits(server, release);
  if (version === undefined)
    return step.result('left out, because the server is of an earlier version');
  if (!job) return step.result('it is live already');
  const { visited, failures } = await browse(executablePath, server.address, job);
  const [failure] = failures;
  if (failure) {
    const { project } = release;
    const { reason } = await reportVisit(server, { project, version }, failure);
    throw new Failure(reason);
  }
  step.result(`${visited} pages work`);
}
