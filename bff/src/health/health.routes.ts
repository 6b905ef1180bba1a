import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { AppDependencies } from '../app-dependencies.ts';
import { within } from './within.ts';

const CHECK_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also do its work, so send it requests. */
export const healthRoutes =
  ({ db, queues, log }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const passes = async (name: string, check: Promise<unknown>): Promise<boolean> => {
      try {
        await within(CHECK_MS, check);
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
