import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import { containsUnstorableText } from '../routing/unstorable-text.ts';

const unstorableText = () =>
  new AppError('bad-request', 'That contains a character that we cannot store.');

/** Accepts only JSON bodies, rejects a body on routes without one, and rejects text that PostgreSQL can't store. */
export const requestContent = fp(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(containsUnstorableText))
      throw unstorableText();
    const { body, routeOptions } = request;
    const hasBody = body !== undefined && body !== null;
    if (hasBody && routeOptions.config.access && !routeOptions.schema?.body)
      throw new AppError('bad-request', errorMessages.invalidInput);
  });
});
