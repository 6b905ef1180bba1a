import PQueue from 'p-queue';
import type { BrowserContext } from 'playwright-core';
import type {
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

const TABS = 3;
/** More say the same, and each is visited three times. */
const MAX_FAILING = 3;

async function visitAll(
  { origin, withContext, timeouts }: VisitOptions,
  job: PageVisitsJob,
  visits: readonly PageVisit[],
  query: string,
): Promise<Map<PageVisit, Failures>> {
  const found = new Map<PageVisit, Failures>();
  const isFailing = () => [...found.values()].filter(({ length }) => length > 0).length;
  for (const access of new Set(visits.map((visit) => visit.access)))
    await withContext(async (context) => {
      const prepared = await prepareContext(context, job, access);
      const tabs = new PQueue({ concurrency: TABS });
      await tabs.addAll(
        visits
          .filter((visit) => visit.access === access)
          .map((visit) => async () => {
            if (isFailing() >= MAX_FAILING) return;
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
  const known = before === null ? undefined : await visitAll(options, job, failing, before);
  const again = await visitAll(options, job, failing, suspect);
  return failing.flatMap((visit) => {
    const earlier = new Set(known?.get(visit)?.map(({ message }) => message));
    return (again.get(visit) ?? []).filter(({ message }) => !earlier.has(message));
  });
}

export async function visitPages(
  options: VisitOptions,
  job: PageVisitsJob,
): Promise<PageVisitsResult> {
  const found = await visitAll(options, job, job.visits, job.suspect);
  const failing = [...found].filter(([, failures]) => failures.length > 0).map(([visit]) => visit);
  const failures = failing.length > 0 ? await confirmed(options, job, failing) : [];
  return { visited: found.size, failures };
}
