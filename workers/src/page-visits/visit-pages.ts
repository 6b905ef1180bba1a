import PQueue from 'p-queue';
import type { BrowserContext } from 'playwright-core';
import type {
  PageVisit,
  PageVisitsJob,
  PageVisitsResult,
  VisitFailure,
} from '@gift-registry/workers-contract';
import { prepareContext, visitPage, type Failures, type VisitTimeouts } from './visit-page.ts';

export interface VisitOptions {
  readonly origin: string;
  readonly withContext: <Result>(
    work: (context: BrowserContext) => Promise<Result>,
  ) => Promise<Result>;
  readonly timeouts?: VisitTimeouts;
}

type Found = ReadonlyMap<PageVisit, Failures>;

const TABS = 2;

const failingIn = (found: Found): PageVisit[] =>
  [...found].flatMap(([visit, failures]) => (failures.length > 0 ? [visit] : []));

/** Visits pages until one fails, which is confirmed before others are visited: each may take its whole timeout. */
async function visitSome(
  { origin, withContext, timeouts }: VisitOptions,
  job: PageVisitsJob,
  visits: readonly PageVisit[],
  query: string,
): Promise<Found> {
  const found = new Map<PageVisit, Failures>();
  for (const access of new Set(visits.map((visit) => visit.access)))
    await withContext(async (context) => {
      const prepared = await prepareContext(context, job, access);
      const tabs = new PQueue({ concurrency: TABS });
      const ofReader = visits.filter((visit) => visit.access === access);
      await tabs.addAll(
        ofReader.map((visit) => async () => {
          if (failingIn(found).length > 0) return;
          const url = new URL(visit.address + query, origin);
          found.set(visit, await visitPage(prepared, visit.page, url, timeouts));
        }),
      );
    });
  return found;
}

/** The failures that a second visit shows again, and that the version before does not have. */
async function confirmed(
  options: VisitOptions,
  job: PageVisitsJob,
  failing: readonly PageVisit[],
): Promise<VisitFailure[]> {
  const { suspect, before } = job;
  const known = before === null ? undefined : await visitSome(options, job, failing, before);
  const isNew = (visit: PageVisit) => {
    const earlier = new Set(known?.get(visit)?.map(({ message }) => message));
    return ({ message }: VisitFailure): boolean => !earlier.has(message);
  };
  const again = await visitSome(options, job, failing, suspect);
  return failing.flatMap((visit) => (again.get(visit) ?? []).filter(isNew(visit)));
}

export async function visitPages(
  options: VisitOptions,
  job: PageVisitsJob,
): Promise<PageVisitsResult> {
  let left = job.visits;
  while (left.length > 0) {
    const found = await visitSome(options, job, left, job.suspect);
    const failures = await confirmed(options, job, failingIn(found));
    if (failures.length > 0)
      return { visited: job.visits.length - left.length + found.size, failures };
    left = left.filter((visit) => !found.has(visit));
  }
  return { visited: job.visits.length, failures: [] };
}
