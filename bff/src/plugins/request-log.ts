import fp from 'fastify-plugin';

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
