import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import {
  orderDetails,
  orderForm,
  orderPaymentLink,
  purchaseFields,
  urlOf,
  type GiftChange,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import {
  type ClaimsDependencies,
  claimGift,
  contribute,
  giverOf,
  answerHold,
  confirmGift,
  releaseGift,
} from '../features/giving/index.ts';
import { sayNotPaid, sayPaid } from '../features/money/index.ts';
import {
  startOrder,
  cancelGuestOrder,
  payGuestOrder,
  type OrderDependencies,
} from '../features/orders/index.ts';
import {
  openRegistry,
  type RegistryAccessDependencies,
  createSlowLane,
  createPasscodeCookies,
} from '../features/sharing/index.ts';
import { refuseHostsOfSurprises } from '../features/surprise/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { clientNetwork } from '../platform/rate-limits/rate-limiter.ts';
import type { RenderPage } from './documents.ts';
import { createForms, InvalidFieldsError, yourGifts } from './form-route.ts';

type PostedPurchase = z.output<(typeof contract.purchaseForm)['fields']>;

function postedPurchase({ shipTo: _, ...typed }: PostedPurchase): z.output<typeof purchaseFields> {
  const checked = purchaseFields.safeParse(typed);
  if (!checked.success) throw new InvalidFieldsError(checked.error.issues);
  return checked.data;
}

function postedOrder(itemId: string, fields: PostedPurchase): z.output<typeof orderForm> {
  const details = orderDetails({}).safeParse(fields);
  const units = purchaseFields.pick({ quantity: true }).safeParse({ quantity: fields.quantity });
  if (details.success && units.success)
    return orderForm.parse({ ...details.data, lines: [{ itemId, ...units.data }] });
  const failures = [details.error, units.error].flatMap((error) => error?.issues ?? []);
  throw new InvalidFieldsError(failures);
}

function givenAs({ gift }: GiftChange): { done: string; gift: string } {
  const { id, kind, status } = gift;
  if (kind === 'contribution') return { done: 'contributed', gift: id };
  return { done: status === 'reserved' ? 'held' : 'purchased', gift: id };
}

const changes = {
  confirmed: confirmGift,
  released: releaseGift,
  'not-paid': sayNotPaid,
} as const satisfies Record<contract.OwnGiftChange, unknown>;

export const giftFormsRoutes =
  (
    deps: ClaimsDependencies,
    orders: OrderDependencies,
    renderPage: RenderPage,
  ): FastifyPluginAsync =>
  async (app) => {
    const addForm = createForms(app, renderPage);
    app.addHook('preHandler', refuseHostsOfSurprises(deps.db));

    addForm(contract.purchaseForm, async ({ params, fields, idempotencyKey, guestId, request }) => {
      const giving = () => ({ ...params, key: idempotencyKey(), guestId, ...giverOf(request) });
      if (fields.shipTo === undefined) {
        const form = postedPurchase(fields);
        return yourGifts(request, givenAs(await claimGift(deps, { ...giving(), form })));
      }
      const form = postedOrder(params.itemId, fields);
      const { order, paymentUrl } = await startOrder(deps, orders, { ...giving(), form });
      return paymentUrl ?? `/order/${encodeURIComponent(order.number)}`;
    });

    addForm(
      contract.contributeForm,
      async ({ params, fields: form, idempotencyKey, guestId, request }) => {
        const giving = { ...params, key: idempotencyKey(), guestId, ...giverOf(request) };
        const change = await contribute(deps, { ...giving, form });
        const { id: giftId, payment } = change.gift;
        if (!payment?.byUpi) return yourGifts(request, givenAs(change));
        const shareCode = request.shareAddress;
        return urlOf(contract.paidForm.path, { params: { shareCode, giftId } });
      },
    );

    addForm(contract.ownGiftForm, async ({ params, fields, guestId, request }) => {
      const { giftId, change } = fields;
      await changes[change](deps, { ...params, giftId, guestId });
      return yourGifts(request, { done: change, gift: giftId });
    });

    addForm(contract.paidForm, async ({ params, fields, guestId, request }) => {
      await sayPaid(deps, { ...params, ...fields, guestId });
      return yourGifts(request, { done: 'paid', gift: params.giftId });
    });

    addForm(contract.answerForm, async ({ params, fields, guestId, request }) => {
      const { done, giftId } = await answerHold(deps, { ...params, ...fields, guestId });
      return yourGifts(request, { done, gift: giftId });
    });
  };

function askedOrder(request: FastifyRequest, number: string) {
  const { key } = contract.orderKey.strip().safeParse(request.query).data ?? {};
  return { number, key: key ?? '', guestId: request.guestId };
}

export const orderFormsRoutes =
  (deps: OrderDependencies, renderPage: RenderPage): FastifyPluginAsync =>
  async (app) => {
    const addForm = createForms(app, renderPage);

    addForm(contract.cancelOrderForm, async ({ params, request }) => {
      await cancelGuestOrder(deps, askedOrder(request, params.number));
      return request.url;
    });

    app.get<{ Params: { number: string } }>(
      orderPaymentLink.path,
      { config: { access: 'guest' } },
      async (request, reply) => {
        const { number } = request.params;
        const asked = askedOrder(request, number);
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        const paymentUrl = await payGuestOrder(deps, asked).catch((err: unknown) => {
          if (!(err instanceof AppError)) throw err;
          return null;
        });
        const query = { key: asked.key, payment: orderPaymentLink.refused };
        const page = urlOf(contract.cancelOrderForm.path, { params: { number }, query });
        return reply.redirect(paymentUrl ?? page, 303);
      },
    );
  };

function pageAfter(address: string, wanted: string | undefined): string {
  const page = `/r/${encodeURIComponent(address)}`;
  const isBelow = wanted !== undefined && ['/', '?'].includes(wanted.charAt(page.length));
  return isBelow && wanted.startsWith(page) ? wanted : page;
}

export const passcodeFormRoutes =
  (deps: RegistryAccessDependencies, renderPage: RenderPage): FastifyPluginAsync =>
  async (app) => {
    const addForm = createForms(app, renderPage);
    const passcodes = createPasscodeCookies(deps.config);
    const slowLane = createSlowLane(() => deps.config.passcodes.delayMs);
    app.addHook('preClose', async () => slowLane.close());

    addForm(contract.openRegistryForm, async ({ params, fields, request, reply }) => {
      const network = clientNetwork(request.ip);
      const cookie = await openRegistry(
        { ...deps, passcodes, slowLane },
        {
          address: params.shareCode,
          passcode: fields.passcode,
          ...{ browser: request.clientBrowser ?? network, network, cookies: request.cookies },
        },
      );
      if (cookie) reply.setCookie(cookie.name, cookie.value, cookie.options);
      return pageAfter(params.shareCode, fields.then);
    });
  };
