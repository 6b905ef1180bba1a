import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

const safeId = /^[\w-]{8,64}$/;

/** Uses the reverse proxy's id when it is safe to log, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && safeId.test(given) ? given : randomUUID();
}

export const requestIds = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});

const noisy = /^\/(?:_mf\/|pictures\/|healthz$|readyz$)/;

export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const level = noisy.test(request.url) && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.user ? { userId: request.user.id } : {}),
      },
      'request',
    );
  });
});
