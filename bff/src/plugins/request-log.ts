import fp from 'fastify-plugin';

/** Immutable files and probes would drown the requests that tell something. */
const uneventful = /^\/(?:_mf\/|pictures\/|healthz$|readyz$)/;

/** One line per request, when it is over: what was asked, by whom, and how it ended. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const level = uneventful.test(request.url) && reply.statusCode < 400 ? 'debug' : 'info';
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
