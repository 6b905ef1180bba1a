import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

/** A mutation is answered after its commit: what it wrote into the outbox need not wait for the next look. */
export const outboxWake = ({ outbox }: AppDependencies) =>
  fp(async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      if (request.method !== 'GET' && reply.statusCode < 400) outbox.wake();
    });
  });
