import { pageCheckResultSchema, type PageCheckJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { exampleAddress } from '../../subjects/example-pages/example-addresses.ts';
import { findExample } from '../../subjects/example-pages/example.repository.ts';
import type { Deployment } from '../../platform/releases/deployment.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import { createPreviews } from '../../platform/releases/previews.ts';
import {
  beginCheck,
  endCheck,
  raiseAlarm,
  runningChecks,
  suspect,
  type RunningCheck,
  type Suspicion,
} from '../../platform/releases/release-alarms.repository.ts';
import type { TellTeam } from '../../platform/releases/team/tell-team.ts';
import { manifestOf, type ReleaseKey } from '../../platform/releases/releases.repository.ts';
import { adminAddresses, failingPages } from './browser-reports.repository.ts';
import { failureOf } from './failure-of.ts';
import type { Sample } from './failure-test.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { serverEvidence } from './server-evidence.ts';
import { takeBack } from './take-back.ts';
import { transact } from '../../platform/database/transactions/transact.ts';

export interface WatchOptions extends Pick<
  AppDependencies,
  'config' | 'db' | 'outbox' | 'queues' | 'log'
> {
  readonly live: LiveReleases;
  readonly files: ReleaseFiles;
  readonly renders: RenderingTrial;
  readonly tell: TellTeam;
}

/** Few, so that a check takes less than a minute; those that fail in most networks. */
const MAX_PAGES = 5;
const ALARM_SECONDS = 40;
const CHECK_TIMEOUT_SECONDS = 300;

type Figures = Omit<Suspicion, 'page'>;

async function alarm(options: WatchOptions, suspicion: Suspicion) {
  const { db, outbox, log, tell } = options;
  const { project, version, page, views, failed } = suspicion;
  const { error, stack, ...failure } = await failureOf(options, suspicion);
  const part = failure.page === page ? failure.part : null;
  const figures = { project, version, page, views, failed };
  const isNew = await transact(db, async (trx) => {
    if (!(await raiseAlarm(trx, suspicion))) return false;
    await tell(trx, { kind: 'failing', ...figures, part, error, stack }, await adminAddresses(trx));
    return true;
  });
  if (!isNew) return;
  outbox.wake();
  log.error(figures, 'a live release fails in browsers');
}

/** The addresses that a browser of the workers opens. It is signed in nowhere, so that it sees public pages only. */
async function addressesOf(
  { config, db }: WatchOptions,
  { live }: Deployment,
  { project, version, before }: Suspicion,
  pages: readonly string[],
): Promise<PageCheckJob['pages']> {
  const previews = createPreviews({ config, db });
  const example = await findExample(db);
  const known = live.flatMap(({ manifest }) => manifest.pages);
  const preview = (address: string, shown: string) =>
    address + new URL(previews.link({ project, version: shown })).search;
  return pages.flatMap((path) => {
    const page = known.find((each) => each.path === path);
    if (page?.access !== 'public') return [];
    const address = exampleAddress(page, example);
    return [{ page: path, suspect: preview(address, version), before: preview(address, before) }];
  });
}

async function releaseAt({ db }: WatchOptions, key: ReleaseKey): Promise<LiveRelease | undefined> {
  const manifest = await manifestOf(db, key);
  return manifest && { project: key.project, version: key.version, manifest };
}

export async function proofOfServer(
  options: WatchOptions,
  deployment: Deployment,
  { project, version, before: earlier }: Suspicion,
  pages: readonly string[],
) {
  const release = await releaseAt(options, { project, version });
  const before = await releaseAt(options, { project, version: earlier });
  if (!release || !before) return undefined;
  return serverEvidence({ ...options, deployment }, { release, before, pages }).catch(
    (err: unknown) => {
      options.log.warn({ err, project, version }, 'a failing release could not be examined');
      return undefined;
    },
  );
}

/** Reports alone take no live release back: anybody can open its pages and make up reports about them. */
export async function suspectLive(
  options: WatchOptions,
  figures: Figures,
  { networks, failingNetworks }: Sample,
): Promise<void> {
  const { db, outbox } = options;
  const pages = await failingPages(db, figures, MAX_PAGES);
  const [page] = pages;
  if (page === undefined) return;
  const suspicion = { ...figures, page };
  if (!(await suspect(db, suspicion))) return;
  const deployment = await options.live();
  const evidence = await proofOfServer(options, deployment, suspicion, pages);
  if (evidence) {
    const failure = await failureOf(options, figures);
    const proven =
      evidence.kind === 'files' ? { file: evidence.file } : { page: evidence.page, part: null };
    const known = { ...failure, ...proven, networks, failingNetworks };
    const grounds = { because: evidence.kind, evidence: { evidence }, known };
    if (await takeBack(options, figures, grounds)) return;
  }
  const addresses = await addressesOf(options, deployment, suspicion, pages);
  if (addresses.length === 0) return alarm(options, suspicion);
  await transact(db, async (trx) => {
    const payload = { project: suspicion.project, pages: addresses };
    await beginCheck(trx, suspicion, await outbox.enqueue(trx, { topic: 'page-check', payload }));
  });
  outbox.wake();
}

async function conclude(options: WatchOptions, check: RunningCheck): Promise<void> {
  const { db, queues } = options;
  const { state, result } = await queues.find('page-check', check.checkId);
  const failing = pageCheckResultSchema.safeParse(result).data?.failing;
  const isOver =
    state === 'completed' || state === 'failed' || check.seconds > CHECK_TIMEOUT_SECONDS;
  if (isOver) await endCheck(db, check);
  if (failing) {
    const evidence = { kind: 'browser', ...failing };
    const known = { ...(await failureOf(options, check)), page: failing.page, part: null };
    if (await takeBack(options, check, { because: 'browser', evidence: { evidence }, known }))
      return;
  }
  if (isOver || check.seconds > ALARM_SECONDS) await alarm(options, check);
}

export async function concludeChecks(options: WatchOptions): Promise<void> {
  for (const check of await runningChecks(options.db)) await conclude(options, check);
}
