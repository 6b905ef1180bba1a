import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/tables.ts';
import type { EventBus } from './event-bus/event-bus.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentAdapter } from './payments/payment-adapter.ts';
import type { Queues } from './queues/queues.ts';
import type { Schedule } from './schedule/schedule.ts';
import type { Settings } from './settings/watch-settings.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  /** Connections of its own for giving, so that nothing else can take them. */
  readonly givingDb: Kysely<Database>;
  readonly outbox: Outbox;
  readonly events: EventBus;
  readonly queues: Queues;
  readonly payments: PaymentAdapter;
  readonly schedule: Schedule;
  readonly log: FastifyBaseLogger;
}
