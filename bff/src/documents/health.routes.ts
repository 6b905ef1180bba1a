import type { FastifyPluginAsync } from 'fastify';
import pTimeout from 'p-timeout';
import { shellProject, type LiveReleases } from '../features/releases/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { ping } from '../platform/database/database.ts';

const LIVENESS_TIMEOUT_MS = 500;
const READINESS_TIMEOUT_MS = 2_000;

/** `/healthz` stays 200 without the database, because a restart would not bring it back; `/readyz` fails. */
export const healthRoutes =
  ({ db, queues, log }: AppDependencies, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    /** Without a live shell every page is a 503. */
    const canServePages = async (): Promise<void> => {
      const { live: releases } = await live();
      if (!releases.some(({ project }) => project === shellProject))
        throw new Error('No shell is live. Publish it: npm run release -- shell');
    };
    const passes = async (
      name: string,
      check: Promise<unknown>,
      milliseconds = READINESS_TIMEOUT_MS,
    ): Promise<boolean> => {
      try {
        await pTimeout(check, { milliseconds });
        return true;
      } catch (err) {
        log.warn({ err, check: name }, 'health check failed');
        return false;
      }
    };
    const databaseAnswers = (milliseconds?: number): Promise<boolean> =>
      passes('database', ping(db), milliseconds);

    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok', database: await databaseAnswers(LIVENESS_TIMEOUT_MS) };
    });

    app.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      // Load balancers should learn it at once.
      if (app.draining) return reply.code(503).send({ ready: false, draining: true });
      const [database, queue, releases] = await Promise.all([
        databaseAnswers(),
        passes('queue', queues.ping()),
        passes('releases', canServePages()),
      ]);
      const ready = database && queue && releases;
      const state = { ready, database, queue, releases, draining: false };
      return reply.code(ready ? 200 : 503).send(state);
    });
  };
