import type { FastifyPluginAsync } from 'fastify';
import { urlOf, type GiftChange, type GiftFormResult } from '@gift-registry/bff-contract';
import * as contract from '@gift-registry/bff-contract';
import type { RenderPage } from '../document/documents.ts';
import { answerHold } from '../../areas/claims/own-gifts/gifts-link.service.ts';
import { claimGift } from '../../areas/claims/giving/claim-gift.ts';
import { startOrder } from '../../areas/claims/ordering/place-order.ts';
import type { OrderDependencies } from '../../subjects/orders/create-order-dependencies.ts';
import type { ClaimsDependencies } from '../../areas/claims/claims-dependencies.ts';
import { contribute } from '../../areas/claims/giving/contribute.ts';
import { confirmGift, releaseGift } from '../../areas/claims/own-gifts/gift.service.ts';
import { sayNotPaid, sayPaid } from '../../areas/claims/paying/say-paid.service.ts';
import { giverOf } from '../../areas/claims/giving/record-origin.ts';
import { refuseHostsOfSurprises } from '../../subjects/surprise/refuse-hosts.ts';
import { acceptFormBodies } from './form-body.ts';
import { formRoute } from './form-route.ts';
import { checkFields, postedOrder } from './posted-order.ts';

function givenAs({ gift }: GiftChange): { done: GiftFormResult; giftId: string } {
  const { id: giftId, kind, status } = gift;
  if (kind === 'contribution') return { done: 'contributed', giftId };
  return { done: status === 'reserved' ? 'held' : 'purchased', giftId };
}

export const giftFormsRoutes =
  (
    deps: ClaimsDependencies,
    orders: OrderDependencies,
    renderPage: RenderPage,
  ): FastifyPluginAsync =>
  async (app) => {
    acceptFormBodies(app);
    app.addHook('preHandler', refuseHostsOfSurprises(deps.db));

    formRoute(
      app,
      renderPage,
      contract.purchaseForm,
      async ({ params, fields, idempotencyKey, guestId, request }) => {
        const giving = () => ({ ...params, key: idempotencyKey(), guestId, ...giverOf(request) });
        if (fields.shipTo === undefined) {
          const form = checkFields(contract.purchaseFields, fields);
          return givenAs(await claimGift(deps, { ...giving(), form }));
        }
        const form = postedOrder(params.itemId, fields);
        const { order, paymentUrl } = await startOrder(deps, orders, { ...giving(), form });
        return { showAt: paymentUrl ?? `/order/${encodeURIComponent(order.number)}` };
      },
    );

    formRoute(
      app,
      renderPage,
      contract.contributeForm,
      async ({ params, fields, idempotencyKey, guestId, request }) => {
        const change = await contribute(deps, {
          ...params,
          key: idempotencyKey(),
          form: fields,
          guestId,
          ...giverOf(request),
        });
        const { id: giftId, payment } = change.gift;
        if (!payment?.byUpi) return givenAs(change);
        const shareCode = request.shareAddress;
        return { showAt: urlOf(contract.paidForm.page, { params: { shareCode, giftId } }) };
      },
    );

    const ownGiftForms = [
      { form: contract.confirmGiftForm, change: confirmGift, done: 'confirmed' },
      { form: contract.releaseGiftForm, change: releaseGift, done: 'released' },
      { form: contract.notPaidForm, change: sayNotPaid, done: 'not-paid' },
    ] as const;
    for (const { form, change, done } of ownGiftForms)
      formRoute(app, renderPage, form, async ({ params, guestId }) => {
        await change(deps, { ...params, guestId });
        return { done, giftId: params.giftId };
      });
    formRoute(app, renderPage, contract.paidForm, async ({ params, fields, guestId }) => {
      await sayPaid(deps, { ...params, ...fields, guestId });
      return { done: 'paid', giftId: params.giftId };
    });

    formRoute(app, renderPage, contract.answerForm, ({ params, fields, guestId }) =>
      answerHold(deps, { ...params, ...fields, guestId }),
    );
    // The address of a form that was sent, opened again.
    app.get<{ Params: { shareCode: string } }>(
      '/r/:shareCode/mine/:giftId/:change',
      async ({ params, openShare }, reply) => {
        const { shareCode } = openShare ?? params;
        return reply.redirect(`/r/${encodeURIComponent(shareCode)}/mine`, 303);
      },
    );
  };
