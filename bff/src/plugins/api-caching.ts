import fp from 'fastify-plugin';

/** Answers of the API belong to one person and one moment. */
export const apiCaching = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
});
