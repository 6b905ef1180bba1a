import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { holdsUnstorableText } from '../routing/unstorable-text.ts';

const refuse = () => new AppError('bad-request', 'That contains a character that we cannot store.');

/** JSON is the only content type, a route without a body gets none, and what can't be stored is refused. */
export const requestContent = fp(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(holdsUnstorableText)) throw refuse();
    const { body, routeOptions } = request;
    const hasBody = body !== undefined && body !== null;
    if (hasBody && routeOptions.config.access && !routeOptions.schema?.body)
      throw new AppError('bad-request', errorMessages.invalidInput);
  });
});
