import fp from 'fastify-plugin';

export const apiCaching = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
});
