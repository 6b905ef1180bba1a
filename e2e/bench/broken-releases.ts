import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { releaseTable } from '@gift-registry/bff-contract';
import { runContacts, runPublish } from '@gift-registry/release';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { visitPages } from '@gift-registry/scripts/visit-pages';
import { breakBuild, brokenScreen, type Damage } from '../flows/releases/broken-build.ts';
import { releaseFolder, serverFor } from '../flows/releases/releases.ts';
import { mailsTo } from '../system/inbox.ts';
import { describeSystem } from '../system/system.ts';
import { printFigure } from './measuring/figure.ts';

const project = 'mfe-guest';
const team = 'team@guests.example';
const TOLD_MS = 60_000;
const VISITS_MS = 20_000;
const areas = ['mfe-public', 'mfe-guest'] as const;

const kinds: readonly (readonly [what: string, damage: Damage])[] = [
  ['throws when it is loaded', { before: 'throw new Error("broken at load");' }],
  ['throws when it is rendered', { after: brokenScreen }],
  [
    'throws on a click',
    { after: `addEventListener('click', () => { throw new Error('broken on click'); });` },
  ],
  ['throws on the server', { in: 'server', before: 'throw new Error("broken on the server");' }],
  ['has an endless loop', { before: 'for (;;);' }],
  ['lacks a chunk', { withoutScreen: 'wish-list' }],
  ['has a corrupt file', { before: '<<<<<<< not JavaScript' }],
];

const quiet = { progress: () => undefined, result: () => undefined, badResult: () => undefined };
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const system = await startTestSystem();
describeSystem(system);

async function liveVersion(name: string): Promise<string> {
  const reply = await fetch(`${system.url}/_mf/registry.json`);
  return releaseTable.parse(await reply.json())[name]?.version ?? '';
}

async function untilTold(version: string): Promise<void> {
  const until = performance.now() + TOLD_MS;
  while (!(await mailsTo(team)).some(({ text }) => text.includes(version))) {
    if (performance.now() > until) throw new Error(`Nobody was told of ${version}.`);
    await delay(200);
  }
}

/** Resolves to what kept it from the visitors, and to the time until the team had its mail. */
async function publishBroken(damage: Damage): Promise<{ reason: string; told: number }> {
  const before = await liveVersion(project);
  const folder = await breakBuild(releaseFolder(project, before), damage);
  const release = { project, folder, isAgain: true };
  const server = await serverFor(project);
  const start = performance.now();
  try {
    await visitPages(server, { ...release, isLocal: true }, quiet);
    await runPublish(server, release);
    return { reason: 'it went live', told: Number.POSITIVE_INFINITY };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const version = new RegExp(`${project} ([0-9a-f]+)`).exec(reason)?.[1] ?? 'nothing';
    await untilTold(version);
    const isUntouched = (await liveVersion(project)) === before;
    const told = isUntouched ? performance.now() - start : Number.POSITIVE_INFINITY;
    return { reason: reason.split('\n')[0] ?? '', told };
  } finally {
    await rm(folder, { recursive: true });
  }
}

try {
  for (const area of areas) {
    const built = releaseFolder(area, await liveVersion(area));
    const folder = await breakBuild(built, { after: '// the same' });
    const server = await serverFor(area);
    const start = performance.now();
    await visitPages(server, { project: area, folder, isLocal: true }, quiet);
    const taken = performance.now() - start;
    printFigure({
      figure: `The pages of ${area} are visited before its release`,
      measured: seconds(taken),
      target: `≤ ${VISITS_MS / 1000} s`,
      met: taken <= VISITS_MS,
    });
    await rm(folder, { recursive: true });
  }
  await runContacts(await serverFor(project), { project, word: 'add', value: team });
  for (const [what, damage] of kinds) {
    const { reason, told } = await publishBroken(damage);
    printFigure({
      figure: `A release that ${what} never becomes live, and its team is told`,
      measured: `${seconds(told)} (${reason.replace(/^.*?was not published\. /, '').slice(0, 90)})`,
      target: `≤ ${TOLD_MS / 1000} s`,
      met: told <= TOLD_MS,
    });
  }
} finally {
  await system.stop();
}
