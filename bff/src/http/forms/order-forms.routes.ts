import type { FastifyPluginAsync } from 'fastify';
import { cancelOrderForm, orderPaymentLink, urlOf } from '@gift-registry/bff-contract';
import {
  cancelGuestOrder,
  payGuestOrder,
  type AskedOrder,
} from '../../areas/orders/orders.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OrderDependencies } from '../../subjects/orders/create-order-dependencies.ts';
import type { RenderPage } from '../document/documents.ts';
import { acceptFormBodies } from './form-body.ts';
import { formRoute } from './form-route.ts';

const pageOf = ({ number, key }: Pick<AskedOrder, 'number' | 'key'>, payment?: string): string =>
  urlOf(cancelOrderForm.page, { params: { number }, query: { key, payment } });

export const orderFormsRoutes =
  (deps: OrderDependencies, renderPage: RenderPage): FastifyPluginAsync =>
  async (app) => {
    acceptFormBodies(app);

    formRoute(app, renderPage, cancelOrderForm, async ({ params, fields, guestId }) => {
      const asked = { number: params.number, key: fields.key ?? '', guestId };
      await cancelGuestOrder(deps, asked);
      return { showAt: pageOf(asked) };
    });

    app.get<{ Params: { number: string }; Querystring: { key?: unknown } }>(
      orderPaymentLink.path,
      { config: { access: 'guest' } },
      async (request, reply) => {
        const { params, query, guestId } = request;
        const asked = {
          number: params.number,
          key: typeof query.key === 'string' ? query.key : '',
          guestId,
        };
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        const paymentUrl = await payGuestOrder(deps, asked).catch((err: unknown) => {
          if (!(err instanceof AppError)) throw err;
          return null;
        });
        return reply.redirect(paymentUrl ?? pageOf(asked, orderPaymentLink.refused), 303);
      },
    );

    // The address of a form that was sent, opened again.
    app.get<{ Params: { number: string } }>(cancelOrderForm.path, async ({ params }, reply) =>
      reply.redirect(pageOf({ number: params.number, key: '' }), 303),
    );
  };
