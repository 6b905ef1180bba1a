import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../platform/errors/app-error.ts';
import { badRequestMessage } from '../platform/errors/to-app-error.ts';
import { containsUnstorableText } from '../platform/routing/validator-compiler.ts';

const hostHeaders = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

const unstorableText = () =>
  new AppError('bad-request', 'That contains a character that we cannot store.');

/** Rejects a second `Host`, accepts only JSON bodies except for forms, rejects a body on routes without one, and rejects text that PostgreSQL can't store. */
export const requestContent = fp(async (app) => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ raw }) => {
    // Node reads the first one; a proxy in front may read the last.
    if (hostHeaders(raw) > 1) throw new AppError('bad-request', badRequestMessage);
  });
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(containsUnstorableText))
      throw unstorableText();
    const { body, routeOptions } = request;
    const hasBody = body !== undefined && body !== null;
    const { access, isForm } = routeOptions.config;
    if (hasBody && access && !isForm && !routeOptions.schema?.body)
      throw new AppError('bad-request', errorMessages.invalidInput);
  });
});
