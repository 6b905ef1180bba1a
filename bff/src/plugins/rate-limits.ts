import fastifyCookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { createClientBrowser } from '../features/giving/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { clientNetwork } from '../platform/rate-limits/rate-limiter.ts';
import { deleteElapsedLimits } from '../platform/rate-limits/rate-limits.repository.ts';

const unlimited = /^\/(?:_mf\/|healthz$|readyz$)/;

/** One address may serve thousands of guests (a venue, a mobile carrier): its limit is only there against floods. */
const ADDRESS_FACTOR = 10;

declare module 'fastify' {
  interface FastifyRequest {
    clientBrowser: string | undefined;
  }
}

/** Counters live in memory, because these limits protect the process itself. */
export const rateLimits = ({ config, db, schedule }: AppDependencies) =>
  fp(
    async (app) => {
      const clientBrowser = createClientBrowser(config);
      if (!app.hasPlugin('@fastify/cookie')) await app.register(fastifyCookie);
      app.decorateRequest('clientBrowser', undefined);
      await app.register(rateLimit, { global: false });

      const createLimit = (max: number) => {
        const timeWindow = 60_000;
        const ofBrowser = app.createRateLimit({
          timeWindow,
          max,
          keyGenerator: (request) => request.clientBrowser ?? '',
        });
        const ofAddress = app.createRateLimit({
          timeWindow,
          max: max * ADDRESS_FACTOR,
          keyGenerator: ({ ip }) => clientNetwork(ip),
        });
        /** Resolves to the seconds to wait, or undefined. A browser above its limit doesn't use up that of its address. */
        return async (request: FastifyRequest, options?: { increment: boolean }) => {
          for (const limit of request.clientBrowser ? [ofBrowser, ofAddress] : [ofAddress]) {
            const use = await limit(request, options);
            if (!use.isAllowed && use.isExceeded) return use.ttlInSeconds;
          }
          return undefined;
        };
      };
      const everything = createLimit(config.requestsPerMinute);
      const notFound = createLimit(Math.ceil(config.requestsPerMinute / 10));

      app.addHook('onRequest', async (request) => {
        if (unlimited.test(request.url)) return;
        request.clientBrowser = clientBrowser(request);
        const retryAfter =
          (await notFound(request, { increment: false })) ?? (await everything(request));
        if (retryAfter !== undefined)
          throw new AppError('rate-limited', errorMessages.rateLimited, { retryAfter });
      });
      app.addHook('onResponse', async (request, reply) => {
        if (reply.statusCode === 404 && !unlimited.test(request.url)) await notFound(request);
      });
      schedule.every(3600, 'elapsed-rate-limits', () => deleteElapsedLimits(db));
    },
    { name: 'rate-limits' },
  );
