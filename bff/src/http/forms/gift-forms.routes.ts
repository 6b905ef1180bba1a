import type { FastifyPluginAsync } from 'fastify';
import { urlOf } from '@gift-registry/bff-contract';
import * as contract from '@gift-registry/bff-contract';
import type { GiftChange, GiftFormResult } from '@gift-registry/bff-contract';
import type { RenderPage } from '../document/documents.ts';
import { forgetMe } from '../../areas/guest-data/guest-data.service.ts';
import { clientNetwork } from '../../platform/rate-limits/client-network.ts';
import { answerHold } from '../../areas/claims/own-gifts/answer-hold.service.ts';
import { claimWithoutOrder } from '../../areas/claims/ordering/claim-without-order.ts';
import { startOrder } from '../../areas/claims/ordering/start-order.ts';
import type { OrderDependencies } from '../../subjects/orders/create-order-dependencies.ts';
import type { ClaimsDependencies } from '../../areas/claims/claims-dependencies.ts';
import { contribute } from '../../areas/claims/giving/contribution.service.ts';
import {
  confirmGift,
  extendGift,
  hideHoldEnd,
  releaseGift,
} from '../../areas/claims/own-gifts/gift.service.ts';
import { sayNotPaid, sayPaid } from '../../areas/claims/paying/say-paid.service.ts';
import { openGiftsLink } from '../../areas/claims/own-gifts/gifts-link.service.ts';
import { giverOf } from '../../areas/claims/giver-of.ts';
import {
  answerMailedPlace,
  stopWaiting,
  waitForGift,
} from '../../areas/waiting-line/waiting-line.service.ts';
import { askHost, type QuestionDependencies } from '../../areas/gift-questions/ask.service.ts';
import { refuseHostsOfSurprises } from '../../subjects/surprise/refuse-hosts.ts';
import { acceptFormBodies } from './form-body.ts';
import { formRoute } from './form-route.ts';
import { checkFields, postedOrder } from './posted-order.ts';

function givenAs({ gift }: GiftChange): { done: GiftFormResult; giftId: string } {
  const { id: giftId, kind, status, needsConfirmation } = gift;
  if (needsConfirmation) return { done: 'unconfirmed', giftId };
  if (kind === 'contribution') return { done: 'contributed', giftId };
  return { done: status === 'reserved' ? 'held' : 'purchased', giftId };
}

export const giftFormsRoutes =
  (
    deps: ClaimsDependencies,
    orders: OrderDependencies,
    questions: QuestionDependencies,
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
          return givenAs(await claimWithoutOrder(deps, { ...giving(), form }));
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
        const { id: giftId, payment, needsConfirmation } = change.gift;
        if (!payment?.byUpi || needsConfirmation) return givenAs(change);
        const shareCode = request.shareAddress;
        return { showAt: urlOf(contract.paidForm.page, { params: { shareCode, giftId } }) };
      },
    );

    formRoute(app, renderPage, contract.confirmGiftForm, async ({ params, guestId }) => {
      await confirmGift(deps, { ...params, guestId });
      return { done: 'confirmed', giftId: params.giftId };
    });
    formRoute(app, renderPage, contract.extendGiftForm, async ({ params, guestId }) => {
      await extendGift(deps, { ...params, guestId });
      return { done: 'extended', giftId: params.giftId };
    });
    formRoute(app, renderPage, contract.releaseGiftForm, async ({ params, guestId }) => {
      await releaseGift(deps, { ...params, guestId });
      return { done: 'released', giftId: params.giftId };
    });

    formRoute(app, renderPage, contract.hideHoldEndForm, async ({ params, guestId }) => {
      await hideHoldEnd(deps, { ...params, guestId });
      return { done: 'hidden', giftId: params.giftId };
    });

    formRoute(app, renderPage, contract.paidForm, async ({ params, fields, guestId }) => {
      await sayPaid(deps, { ...params, ...fields, guestId });
      return { done: 'paid', giftId: params.giftId };
    });
    formRoute(app, renderPage, contract.notPaidForm, async ({ params, guestId }) => {
      await sayNotPaid(deps, { ...params, guestId });
      return { done: 'not-paid', giftId: params.giftId };
    });

    formRoute(app, renderPage, contract.forgetMeForm, async ({ params, guestId }) => {
      await forgetMe(deps, { ...params, guestId });
      return { done: 'forgotten' };
    });

    formRoute(app, renderPage, contract.answerForm, ({ params, fields, guestId }) =>
      answerHold(deps, { ...params, ...fields, guestId }),
    );
    formRoute(app, renderPage, contract.openGiftsForm, async ({ fields, guestId }) => {
      await openGiftsLink(deps, { token: fields.token, guestId });
      return undefined;
    });

    formRoute(app, renderPage, contract.waitForGiftForm, async ({ params, fields, guestId }) => {
      await waitForGift(deps, { ...params, ...fields, guestId });
      return { showAt: urlOf(contract.waitForGiftForm.page, { params }) };
    });
    formRoute(app, renderPage, contract.leaveLineForm, async ({ params, guestId }) => {
      await stopWaiting(deps, { itemId: params.itemId, guestId });
      return { showAt: urlOf(contract.leaveLineForm.page, { params }) };
    });
    formRoute(app, renderPage, contract.mailedWaitForm, async ({ params, fields }) => {
      await answerMailedPlace(deps, { ...params, ...fields });
      return { showAt: urlOf(contract.mailedWaitForm.page, { params }) };
    });

    formRoute(
      app,
      renderPage,
      contract.askHostForm,
      async ({ params, fields, guestId, request }) => {
        const network = clientNetwork(request.ip);
        await askHost(questions, { ...params, ...fields, guestId, network });
        return { showAt: urlOf(contract.askHostForm.page, { params }) };
      },
    );

    // The address of a form that was sent, opened again.
    for (const sent of ['/r/:shareCode/mine/:giftId/:change', contract.forgetMeForm.path])
      app.get<{ Params: { shareCode: string } }>(sent, async ({ params, openShare }, reply) => {
        const { shareCode } = openShare ?? params;
        return reply.redirect(`/r/${encodeURIComponent(shareCode)}/mine`, 303);
      });
  };
