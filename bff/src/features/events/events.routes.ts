import type { z } from 'zod';
import {
  announcementsChanged,
  errorMessages,
  eventsPath,
  eventsQuery,
} from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { clientNetwork } from '../../platform/rate-limits/rate-limiter.ts';
import type { Visitor } from '../sharing/index.ts';
import { findAudience, createRegistryAudiences } from '../surprise/index.ts';
import { endedSessions, versionsOf } from './audience.repository.ts';
import { type EventStream, eventFrame } from './event-stream.ts';
import { createStreamHub } from './stream-hub.ts';

/** The stream of hints that each tab listens to. Not @fastify/sse: it blocks `app.close()`, serializes a broadcast per stream and buffers without a limit. */
export const events = fp(async (app) => {
  const { announcements: board, config, db, events: bus, log, shareGate: gate } = app;
  const hub = createStreamHub({
    events: bus,
    limits: { perProcess: 10_000, perBrowser: 6, perAddress: config.streamsPerAddress },
    audiences: createRegistryAudiences((registryId) => findAudience(db, registryId)),
    endedSessions: (sessionKeys) => endedSessions(db, sessionKeys),
    onError: (err) => log.error({ err }, 'event delivery failed'),
  });
  board.subscribe(() => hub.sendToAll(announcementsChanged));
  // A closing server waits for open streams, and streams never end on their own.
  app.addHook('preClose', async () => hub.close());

  async function registriesThrough(addresses: readonly string[], visitor: Visitor) {
    const entrances = await Promise.all(
      addresses.map(async (address) => ({ address, ...(await gate.enter(address, visitor)) })),
    );
    return new Map(
      entrances.flatMap((entrance) =>
        entrance.state === 'open' ? [[entrance.address, entrance.share.registryId]] : [],
      ),
    );
  }

  /** After the stream has joined the hub, so that no change falls between. Without it, the page reads everything again. */
  async function announceVersions(stream: EventStream, opened: ReadonlyMap<string, string>) {
    try {
      const versions = await versionsOf(db, [...opened.values()]);
      const shares = Object.fromEntries(
        [...opened].map(([address, registryId]) => [
          address,
          { registryId, version: versions.get(registryId) ?? 0 },
        ]),
      );
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
      const opened = await registriesThrough(shares, request);
      const registryIds = new Set(opened.values());
      // Codes that are no longer in use don't take the stream away from the other tabs.
      if (registryIds.size === 0 && !user)
        throw shares.length > 0
          ? new AppError('not-found', 'Registry not found or not available.')
          : new AppError('unauthenticated', errorMessages.unauthenticated);
      const stream = hub.open(
        { userId: user?.id ?? null, sessionKey, registryIds },
        { address: clientNetwork(request.ip), browser: request.clientBrowser },
      );
      // A link may have ended before the stream joined the hub, and then its event has passed.
      const still = await registriesThrough([...opened.keys()], request);
      if (still.size < opened.size) stream.end();
      // Hosts may not know of gifts that are a surprise, and versions count gifts.
      else if (!user) await announceVersions(stream, opened);
      if (board.changedLately()) stream.send(eventFrame(announcementsChanged));
      // A stream ends with its connection; without the framing of chunks a hint is one write of the same bytes for all.
      reply.raw.useChunkedEncodingByDefault = false;
      return reply
        .type('text/event-stream')
        .headers({ 'x-accel-buffering': 'no', connection: 'close' })
        .send(stream.readable);
    },
  });
});
