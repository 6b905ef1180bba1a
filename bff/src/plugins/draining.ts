import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the process asks to be left alone: not ready, and every answer ends its connection. */
    drain(): void;
    readonly draining: boolean;
  }
}

/** How long a connection that has sent nothing yet may still send something. */
const LAST_CALL_MS = 500;

export const draining = fp(async (app) => {
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.decorate('draining', { getter: () => isDraining });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  // Browsers open connections in advance, and a closing server would wait for a request on each of them.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isDraining = true;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, LAST_CALL_MS).unref();
  });
});
