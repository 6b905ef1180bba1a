import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { LiveRelease, ReleaseKey, ReleasePage } from './release.ts';
import { addRenderings, offReleases, type CountedRenderings } from './renderings.repository.ts';

interface NotedRendering {
  readonly release: ReleaseKey;
  readonly page: string;
  /** The path that was rendered, such as `/r/CODE`. */
  readonly address: string;
  readonly outcome: 'rendered' | 'late' | 'thrown' | 'killed';
  readonly error?: string;
}

/** Hears of each rendering, and says which releases are not rendered any more. */
export interface RenderingWatch {
  note(rendering: NotedRendering): void;
  isOff(release: ReleaseKey): boolean;
}

/** Renders examples of pages in a thread of its own. Resolves to the first page that fails. */
export type RenderingTrial = (
  releases: readonly LiveRelease[],
  pages: readonly ReleasePage[],
) => Promise<{ readonly page: ReleasePage; readonly error: string } | undefined>;

const KILLS = 3;
/** A single address may fail with what its own registry holds. */
const FAILING_ADDRESSES = 3;
const MAX_ERROR = 500;

const keyOf = ({ project, version }: ReleaseKey): string => `${project}@${version}`;

const none = {
  ...{ rendered: 0, late: 0, thrown: 0, killed: 0, page: null, error: null },
  ...{ isOff: false, isFailing: false },
};

/** Counts in memory, and adds to the counters of all servers when it is flushed. */
export function createRenderingCounters(db: Db, log: FastifyBaseLogger) {
  let counted = new Map<string, CountedRenderings>();
  const killsInARow = new Map<string, number>();
  /** Of each release the pages of the addresses that failed since their page was last rendered. */
  const failed = new Map<string, Map<string, string>>();
  let off = new Set<string>();

  function failsInARow(key: string, page: string, address: string, isFailure: boolean): boolean {
    const pages = failed.get(key) ?? new Map<string, string>();
    failed.set(key, pages);
    if (isFailure && pages.size < FAILING_ADDRESSES) pages.set(address, page);
    if (!isFailure)
      for (const [each, failedPage] of pages) if (failedPage === page) pages.delete(each);
    return isFailure && pages.size >= FAILING_ADDRESSES;
  }

  return {
    isOff: (release: ReleaseKey): boolean => off.has(keyOf(release)),
    note({ release, page, address, outcome, error }: NotedRendering): void {
      const { project, version } = release;
      const key = keyOf(release);
      const kills = outcome === 'killed' ? (killsInARow.get(`${key} ${page}`) ?? 0) + 1 : 0;
      killsInARow.set(`${key} ${page}`, kills);
      if (kills >= KILLS) off.add(key);
      const known = counted.get(key) ?? { ...none, project, version };
      const failure = error === undefined ? {} : { page, error: error.slice(0, MAX_ERROR) };
      const isOff = known.isOff || kills >= KILLS;
      const isFailure = outcome === 'thrown' || outcome === 'killed';
      const isFailing = failsInARow(key, page, address, isFailure) || known.isFailing;
      counted.set(key, { ...known, [outcome]: known[outcome] + 1, ...failure, isOff, isFailing });
    },
    async flush(): Promise<void> {
      const adding = [...counted.values()];
      counted = new Map();
      try {
        for (const each of adding) await addRenderings(db, each);
        off = new Set((await offReleases(db)).map(keyOf));
      } catch (err) {
        // Counters may miss some renderings; pages do not wait for them.
        log.warn({ err }, 'renderings could not be counted');
      }
    },
  };
}
