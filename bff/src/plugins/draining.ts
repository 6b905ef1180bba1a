import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { stopAccepting } from './stop-accepting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain(): void;
    readonly draining: boolean;
  }
}

/** Grace period for open connections that have not sent a request yet. */
const UNUSED_CONNECTION_TIMEOUT_MS = 500;

export const draining = fp(async (app) => {
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.decorate('draining', { getter: () => isDraining });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  // Browsers open connections speculatively; a closing server would wait for a request on each.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (isDraining) await stopAccepting(app.server);
    isDraining = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, UNUSED_CONNECTION_TIMEOUT_MS).unref();
  });
});
