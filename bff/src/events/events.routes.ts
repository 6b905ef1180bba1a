import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { errorMessages, eventsPath, eventsQuery } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from '../rate-limits/client-network.ts';
import { endedSessions, registriesOfShares, versionsOfShares } from './audience.repository.ts';
import { findAudience } from '../surprise/audience.repository.ts';
import { createRegistryAudiences } from '../surprise/registry-audience.ts';
import type { EventStream } from './event-stream.ts';
import { eventFrame } from './frames.ts';
import { createStreamHub } from './stream-hub.ts';

/**
 * Sends a plain readable instead of using @fastify/sse, which blocks `app.close()` on open streams, serializes a broadcast
 * once per stream and buffers without a limit for slow readers.
 */
export const eventsRoutes =
  ({ config, db, events, log }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const hub = createStreamHub({
      events,
      limits: { perProcess: 10_000, perBrowser: 6, perAddress: config.streamsPerAddress },
      audiences: createRegistryAudiences((registryId) => findAudience(db, registryId)),
      endedSessions: (sessionKeys) => endedSessions(db, sessionKeys),
      onError: (err) => log.error({ err }, 'event delivery failed'),
    });
    // A closing server waits for open streams, and streams never end on their own.
    app.addHook('preClose', async () => hub.close());

    /** After the stream has joined the hub, so that no change falls between. Without it, the page reads everything again. */
    async function announceVersions(stream: EventStream, shareCodes: readonly string[]) {
      try {
        const shares = await versionsOfShares(db, shareCodes);
        stream.send(eventFrame({ type: 'joined', shares }));
      } catch (err) {
        log.warn({ err }, 'the versions of a stream could not be read');
      }
    }

    app.route<{ Querystring: z.infer<typeof eventsQuery> }>({
      method: 'GET',
      url: eventsPath,
      exposeHeadRoute: false,
      schema: { querystring: eventsQuery, hide: true },
      handler: async (request, reply) => {
        const { user, sessionKey } = request;
        const shares = request.query.share;
        const registryIds = await registriesOfShares(db, shares);
        // Codes that are no longer in use don't take the stream away from the other tabs.
        if (registryIds.size === 0 && !user)
          throw shares.length > 0
            ? new AppError('not-found', 'Registry not found or not available.')
            : new AppError('unauthenticated', errorMessages.unauthenticated);
        const stream = hub.open(
          { userId: user?.id ?? null, sessionKey, registryIds },
          { address: clientNetwork(request.ip), browser: request.clientBrowser },
        );
        // Hosts may not know of gifts that are a surprise, and versions count gifts.
        if (!user) await announceVersions(stream, shares);
        return reply
          .type('text/event-stream')
          .headers({ 'x-accel-buffering': 'no', connection: 'close' })
          .send(stream.readable);
      },
    });
  };
