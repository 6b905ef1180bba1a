import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../platform/errors/app-error.ts';
import { errorBody } from '../platform/errors/error-body.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import { createMethodTable, type MethodTable } from '../platform/routing/method-table.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly methodTable: MethodTable;
  }
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The default serializer would apply the route's response schema.
  return reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}

/** Sends every error, including Fastify's own, in the contract's shape; internal details are only logged. */
export const errorReplies = fp(async (app) => {
  const methods = createMethodTable();
  app.decorate('methodTable', methods);
  app.addHook('onRoute', ({ method, url }) => methods.add(method, url));

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: known.code, field: known.field }, 'request rejected');
    return sendError(known, request, reply);
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.allowedAt(request.url);
    const error =
      allowed.length > 0 && !allowed.includes(request.method)
        ? new AppError('method-not-allowed', errorMessages.methodNotAllowed, {
            headers: { allow: allowed.join(', ') },
          })
        : new AppError('not-found', errorMessages.notFound);
    return sendError(error, request, reply);
  });
});
