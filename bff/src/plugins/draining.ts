import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the process asks to be left alone: not ready, and every answer ends its connection. */
    drain(): void;
    readonly draining: boolean;
  }
}

export const draining = fp(async (app) => {
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.decorate('draining', { getter: () => isDraining });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
});
