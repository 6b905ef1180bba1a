import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { holdsNul } from '../routing/holds-nul.ts';

const refuse = () => new AppError('bad-request', 'That contains a character that we cannot store.');

/** JSON is the only content type, a route without a body gets none, and PostgreSQL can't store NUL. */
export const requestContent = fp(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    if (holdsNul(request.params) || holdsNul(request.query) || holdsNul(request.body))
      throw refuse();
    const { body, routeOptions } = request;
    if (routeOptions.config.access && !routeOptions.schema?.body && body != null)
      throw new AppError('bad-request', errorMessages.invalidInput);
  });
});
