import type { Kysely } from 'kysely';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from './config/config.ts';
import type { Database } from './database/tables.ts';
import type { EventBus } from './event-bus/event-bus.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentAdapter } from './payments/payment-adapter.ts';
import { createPictureStorage, type UploadStorage } from './pictures/picture-storage.ts';
import type { Queues } from './queues/queues.ts';
import type { Schedule } from './schedule.ts';
import type { Settings } from './settings.ts';

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
  /** The hooks of requests, while metrics or traces are on. */
  readonly requestTelemetry?: FastifyPluginAsync | undefined;
}

declare module 'fastify' {
  interface FastifyInstance extends Omit<AppDependencies, 'log' | 'requestTelemetry'> {
    readonly pictures: UploadStorage;
  }
}

/** Gives each plugin what it needs from `app`. Don't spread `app`: the instance of a plugin inherits what it has. */
export const appDependencies = (deps: AppDependencies) =>
  fp(async (app) => {
    app.decorate('config', deps.config);
    app.decorate('settings', deps.settings);
    app.decorate('db', deps.db);
    app.decorate('givingDb', deps.givingDb);
    app.decorate('outbox', deps.outbox);
    app.decorate('events', deps.events);
    app.decorate('queues', deps.queues);
    app.decorate('payments', deps.payments);
    app.decorate('schedule', deps.schedule);
    app.decorate('pictures', createPictureStorage(deps.config));
  });
