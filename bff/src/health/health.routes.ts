import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import pTimeout from 'p-timeout';
import type { AppDependencies } from '../app-dependencies.ts';

const CHECK_TIMEOUT_MS = 2_000;

/** `/healthz` is the liveness probe, `/readyz` the readiness probe: it also checks the database and the queues. */
export const healthRoutes =
  ({ db, queues, log }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const passes = async (name: string, check: Promise<unknown>): Promise<boolean> => {
      try {
        await pTimeout(check, { milliseconds: CHECK_TIMEOUT_MS });
        return true;
      } catch (err) {
        log.warn({ err, check: name }, 'readiness check failed');
        return false;
      }
    };

    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });

    app.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [database, queue] = await Promise.all([
        passes('database', sql`select 1`.execute(db)),
        passes('queue', queues.ping()),
      ]);
      const ready = database && queue && !app.draining;
      return reply.code(ready ? 200 : 503).send({ ready, database, queue, draining: app.draining });
    });
  };
