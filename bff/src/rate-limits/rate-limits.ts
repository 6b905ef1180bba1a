import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from './client-network.ts';
import { deleteElapsedLimits } from './rate-limits.repository.ts';

/** Immutable files and health probes. */
const unlimited = /^\/(?:_mf\/|healthz$|readyz$)/;

/**
 * Limits requests per client and process, with a tighter limit on 404 responses against guessing share codes. Counters live
 * in memory, because these limits protect the process itself.
 */
export const rateLimits = ({ config, db, schedule }: AppDependencies) =>
  fp(
    async (app) => {
      await app.register(rateLimit, { global: false });
      const options = {
        timeWindow: 60_000,
        keyGenerator: ({ ip }: { ip: string }) => clientNetwork(ip),
      };
      const everything = app.createRateLimit({ ...options, max: config.requestsPerMinute });
      const notFound = app.createRateLimit({
        ...options,
        max: Math.ceil(config.requestsPerMinute / 10),
      });

      app.addHook('onRequest', async (request) => {
        if (unlimited.test(request.url)) return;
        const uses = [await everything(request), await notFound(request, { increment: false })];
        const exceeded = uses.find((use) => !use.isAllowed && use.isExceeded);
        if (exceeded && !exceeded.isAllowed)
          throw new AppError('rate-limited', errorMessages.rateLimited, {
            retryAfter: exceeded.ttlInSeconds,
          });
      });
      app.addHook('onResponse', async (request, reply) => {
        if (reply.statusCode === 404 && !unlimited.test(request.url)) await notFound(request);
      });
      schedule.every(3600, 'elapsed-rate-limits', () => deleteElapsedLimits(db));
    },
    { name: 'rate-limits' },
  );
