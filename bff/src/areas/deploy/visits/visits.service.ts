import { setTimeout as delay } from 'node:timers/promises';
import {
  pageVisitsResultSchema,
  type PageVisitsJob,
  type VisitFailure,
} from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import type { Build } from '../../../platform/releases/builds/build.ts';
import type { LiveReleases } from '../../../platform/releases/live-releases.ts';
import type { Previews } from '../../../platform/releases/previews.ts';
import { PublishError } from '../../../platform/releases/publish-error.ts';
import { publishBuilds } from '../../../platform/releases/publishing/publish-builds.service.ts';
import type {
  PublishOptions,
  ToldTarget,
} from '../../../platform/releases/publishing/release-target.ts';
import type { RenderingTrial } from '../../../platform/releases/renderings/rendering-trial.ts';
import { failingRendering } from './failing-rendering.ts';
import { planVisits } from './plan-visits.ts';
import { refuseVisited } from './refuse-visited.service.ts';

const POLL_MS = 250;
const VISITS_TIMEOUT_MS = 160_000;

interface VisitsOptions extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly queues: Pick<AppDependencies['queues'], 'find'>;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
  readonly previews: Previews;
}

type StoreOptions = Pick<PublishOptions, 'source' | 'isAgain'>;

const unvisited = (): PublishError =>
  new PublishError(
    'No browser of the server has visited the pages in time. Please try again, or publish with --unvisited.',
  );

export function createVisits({ db, outbox, queues, live, renders, previews }: VisitsOptions) {
  async function refuse(target: ToldTarget, build: Build, failure: VisitFailure): Promise<never> {
    const reason = await refuseVisited(target, build, failure);
    outbox.wake();
    throw new PublishError(reason ?? `${build.project} ${build.version} is live already.`);
  }

  /** Stores the build where only previews show it, and renders its screens. Resolves to the visits that a browser makes. */
  async function prepare(
    target: ToldTarget,
    build: Build,
    options: StoreOptions,
  ): Promise<PageVisitsJob | undefined> {
    const [stored] = await publishBuilds(target, [build], { ...options, isVisited: true });
    if (!stored?.changed) return undefined;
    const deployment = await live();
    const failure = await failingRendering(renders, deployment, build);
    if (failure) return refuse(target, build, failure);
    return planVisits(previews, deployment, build);
  }

  async function visited(id: string) {
    const until = performance.now() + VISITS_TIMEOUT_MS;
    while (performance.now() < until) {
      const { state, result } = await queues.find('page-check', id);
      if (state === 'completed') return pageVisitsResultSchema.parse(result);
      if (state === 'failed') throw unvisited();
      await delay(POLL_MS);
    }
    throw unvisited();
  }

  return {
    prepare,
    async visitHere(target: ToldTarget, build: Build, options: StoreOptions): Promise<void> {
      const payload = await prepare(target, build, options);
      if (!payload || payload.visits.length === 0) return;
      const id = await transact(db, (trx) => outbox.enqueue(trx, { topic: 'page-check', payload }));
      outbox.wake();
      const [failure] = (await visited(id)).failures;
      if (failure) await refuse(target, build, failure);
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
