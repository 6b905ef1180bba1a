import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { type EventBus, createFanOut, decodeMessages, encodeMessages } from './event-bus.ts';

const CHANNEL = 'bff:events';
const MAX_MESSAGE_BYTES = 64_000;

interface Options {
  readonly redisUrl: string;
  readonly log: FastifyBaseLogger;
}

export async function createRedisEventBus({ redisUrl, log }: Options): Promise<EventBus> {
  const fanOut = createFanOut();
  const publisher = new Redis(redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
  });
  // Without a retry limit, ioredis reconnects and resubscribes on its own.
  const subscriber = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
  for (const connection of [publisher, subscriber])
    connection.on('error', (err) => log.warn({ err }, 'event connection failed'));

  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(CHANNEL);
  subscriber.on('message', (_channel, text) => fanOut.deliver(decodeMessages(text)));
  subscriber.on('ready', () => fanOut.gap());

  return {
    async publish(messages) {
      for (const text of encodeMessages(messages, MAX_MESSAGE_BYTES))
        await publisher.publish(CHANNEL, text);
    },
    subscribe: fanOut.subscribe,
    async close() {
      subscriber.disconnect();
      await publisher.quit().catch(() => publisher.disconnect());
    },
  };
}
