import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { EventBus } from './event-bus.ts';
import { createPostgresEventBus } from './postgres-event-bus.ts';
import { createRedisEventBus } from './redis-event-bus.ts';

interface Options {
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: FastifyBaseLogger;
}

export function createEventBus({ db, databaseUrl, redisUrl, log }: Options): Promise<EventBus> {
  return redisUrl
    ? createRedisEventBus({ redisUrl, log })
    : createPostgresEventBus({ db, databaseUrl, log });
}
