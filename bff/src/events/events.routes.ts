import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { errorMessages, eventsPath, eventsQuery } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from '../rate-limits/client-network.ts';
import { endedSessions, registryOfShare } from './audience.repository.ts';
import { findOwnerId } from '../registry-hosts/registry-hosts.repository.ts';
import { createOwnerCache } from './owner-cache.ts';
import { createStreamHub, type StreamLimits } from './stream-hub.ts';

const defaultLimits: StreamLimits = { perProcess: 10_000, perAddress: 100 };

/**
 * Sends a plain readable instead of using @fastify/sse, which blocks `app.close()` on open streams, serializes a broadcast
 * once per stream and buffers without a limit for slow readers.
 */
export const eventsRoutes =
  ({ db, events, log }: AppDependencies, limits = defaultLimits): FastifyPluginAsync =>
  async (app) => {
    const hub = createStreamHub({
      events,
      limits,
      ownerOf: createOwnerCache((registryId) => findOwnerId(db, registryId)),
      endedSessions: (sessionKeys) => endedSessions(db, sessionKeys),
      onError: (err) => log.error({ err }, 'event delivery failed'),
    });
    // A closing server waits for open streams, and streams never end on their own.
    app.addHook('preClose', async () => hub.close());

    app.route<{ Querystring: z.infer<typeof eventsQuery> }>({
      method: 'GET',
      url: eventsPath,
      exposeHeadRoute: false,
      schema: { querystring: eventsQuery, hide: true },
      handler: async (request, reply) => {
        const { share } = request.query;
        const registryId = share ? await registryOfShare(db, share) : null;
        if (registryId === undefined)
          throw new AppError('not-found', 'Registry not found or not available.');
        if (registryId === null && !request.user)
          throw new AppError('unauthenticated', errorMessages.unauthenticated);
        const { user, sessionKey } = request;
        const audience = { userId: user?.id ?? null, sessionKey, registryId };
        const stream = hub.open(audience, clientNetwork(request.ip));
        return reply
          .type('text/event-stream')
          .headers({ 'x-accel-buffering': 'no', connection: 'close' })
          .send(stream.readable);
      },
    });
  };
