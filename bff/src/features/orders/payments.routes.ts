import type { FastifyPluginAsync } from 'fastify';
import type { OrderDependencies } from './create-order-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { bookEvent } from './book-facts.service.ts';

const MAX_EVENT_BYTES = 256 * 1_024;

export const paymentsRoutes =
  (deps: OrderDependencies): FastifyPluginAsync =>
  async (app) => {
    const { payments } = deps;
    // A parsed and serialized body would have other bytes than the signed ones.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.post(
      '/api/payments/events',
      { config: { fromOtherSites: true }, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = payments.readEvent(body, request.headers);
        if (!event) throw new AppError('bad-request', 'The signature is wrong.');
        await bookEvent(deps, payments.name, event);
        return reply.send({ received: true });
      },
    );
  };
