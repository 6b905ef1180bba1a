import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { enforceTimeout } from '../database/connection-pool.ts';
import { notify } from '../database/notify.ts';
import type { Database } from '../database/tables.ts';
import { type EventBus, createFanOut, decodeMessages, encodeMessages } from './event-bus.ts';

const CHANNEL = 'bff_events';
const HEARTBEAT_MS = 5_000;
/** PostgreSQL limits a notification's payload to 7999 bytes. */
const MAX_NOTIFICATION_BYTES = 7_900;

interface Options {
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
}

export async function createPostgresEventBus({ db, databaseUrl, log }: Options): Promise<EventBus> {
  const fanOut = createFanOut();
  let listener: Client | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'bff-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    client.on('notification', ({ payload }) => fanOut.deliver(decodeMessages(payload)));
    client.on('error', (err) => log.warn({ err }, 'event connection failed'));
    client.on('end', () => void reconnect());
    enforceTimeout(client, { timeoutMs: HEARTBEAT_MS });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
    // A listener only receives, so a connection that died silently would look like a quiet one.
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => undefined);
    }, HEARTBEAT_MS).unref();
    client.once('end', () => clearInterval(heartbeat));
  }

  async function reconnect(): Promise<void> {
    if (closed || listener === undefined) return;
    listener = undefined;
    for (let wait = 100; !closed && listener === undefined; wait = Math.min(wait * 2, 5_000)) {
      await delay(wait, undefined, { ref: false });
      await listen().catch((err: unknown) => log.warn({ err }, 'event connection failed'));
    }
    // Messages sent in between are lost.
    if (!closed) fanOut.gap();
  }

  await listen();
  return {
    async publish(messages) {
      for (const payload of encodeMessages(messages, MAX_NOTIFICATION_BYTES))
        await notify(db, CHANNEL, payload);
    },
    subscribe: fanOut.subscribe,
    async close() {
      closed = true;
      await listener?.end();
    },
  };
}
