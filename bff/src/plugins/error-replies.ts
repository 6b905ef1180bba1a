import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages, type ErrorReply } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { toAppError } from '../errors/to-app-error.ts';

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorReply = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.field ? { field: error.field } : {}),
      requestId: request.id,
    },
  };
  // Serialized here: an error must read the same whatever the route's own schema says.
  return reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** One shape for every failure, Fastify's own included; what went wrong inside is only logged. */
export const errorReplies = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: known.code, field: known.field }, 'request refused');
    return sendError(known, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const otherMethods = app.supportedMethods.filter(
      (method) => method !== request.method && app.findRoute({ method, url: request.url }) !== null,
    );
    return sendError(
      otherMethods.length > 0
        ? new AppError('method-not-allowed', errorMessages.methodNotAllowed, {
            headers: { allow: otherMethods.join(', ') },
          })
        : new AppError('not-found', errorMessages.notFound),
      request,
      reply,
    );
  });
});
