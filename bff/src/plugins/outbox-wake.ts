import fp from 'fastify-plugin';
import type { AppDependencies } from '../platform/app-dependencies.ts';

/** Wakes the relay after each mutation, so its outbox rows don't wait for the next poll. */
export const outboxWake = ({ outbox }: AppDependencies) =>
  fp(async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      if (request.method !== 'GET' && reply.statusCode < 400) outbox.wake();
    });
  });
