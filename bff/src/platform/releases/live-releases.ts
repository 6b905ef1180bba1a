import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { createDeployment, type Deployment } from './deployment.ts';
import { readLoadable } from './pages/read-loadable.ts';
import { currentReleases, type CurrentRelease } from './releases.repository.ts';

const isSame = (a: readonly CurrentRelease[], b: readonly CurrentRelease[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ project, version, canaryPercent, retiredAt }, index) =>
      project === b[index]?.project &&
      version === b[index].version &&
      canaryPercent === b[index].canaryPercent &&
      retiredAt === b[index].retiredAt,
  );

/** Reads the current versions on every call, and manifests when one changes. Resolves to the same deployment until then. */
export function createLiveReleases(db: Kysely<Database>, log: FastifyBaseLogger) {
  let keys: readonly CurrentRelease[] = [];
  let current: Deployment = createDeployment([], []);

  async function read(): Promise<Deployment> {
    try {
      const now = await currentReleases(db);
      if (!isSame(keys, now)) {
        const { live, canaries, leftOut } = await readLoadable(db, now);
        for (const each of leftOut) log.error(each, 'a release is left out');
        current = createDeployment(live, canaries, leftOut);
        keys = now;
      }
    } catch (err) {
      // Without the database, pages still load and can show an error themselves.
      if (current.live.length === 0) throw err;
      log.warn({ err }, 'live releases could not be read, using the last known ones');
    }
    return current;
  }

  let reading: Promise<Deployment> | undefined;
  // Documents that are opened at once share one read.
  return (): Promise<Deployment> => (reading ??= read().finally(() => (reading = undefined)));
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
