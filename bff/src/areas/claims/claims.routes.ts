import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { deleteOldMailboxes } from '../../subjects/guests/guests.repository.ts';
import type { OrderDependencies } from '../../subjects/orders/create-order-dependencies.ts';
import { findSharedItem } from '../../subjects/shared-registry/shared-registry.repository.ts';
import { startOrder } from './ordering/place-order.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { refuseHostsOfSurprises } from '../../subjects/surprise/refuse-hosts.ts';
import {
  deletePastFlags,
  deletePastNetworks,
} from '../../subjects/unusual-giving/unusual-networks.repository.ts';
import { tellOfCompletion } from '../../subjects/group-gifts/tell-of-completion.service.ts';
import { claimGift } from './giving/claim-gift.ts';
import { contribute } from './giving/contribute.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import {
  confirmGift,
  extendGift,
  hideHoldEnd,
  postponeQuestion,
  releaseGift,
} from './own-gifts/gift.service.ts';
import { getHandOverPicture } from './paying/hand-over.service.ts';
import {
  remindOfPayments,
  sweepOverduePromises,
  tellOfEndedPromises,
} from './paying/promises.service.ts';
import { sayNotPaid, sayPaid } from './paying/say-paid.service.ts';
import { openGiftsLink } from './own-gifts/gifts-link.service.ts';
import { giverOf } from './giving/record-origin.ts';
import { remindOfHolds, sweepExpiredHolds } from './holds/holds.service.ts';
import { deleteOldKeys } from './giving/earlier-reply.repository.ts';

export const claimsRoutes =
  (
    { config, db, outbox, schedule }: AppDependencies,
    deps: ClaimsDependencies,
    orders: OrderDependencies,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', refuseHostsOfSurprises(db));

    route(app, contract.claimItem, ({ params, headers, body, guest, request }) =>
      claimGift(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      }),
    );

    route(app, contract.contributeToItem, ({ params, headers, body, guest, request }) =>
      contribute(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      }),
    );

    route(app, contract.placeOrder, async ({ params, headers, body, guest, request }) => {
      const started = await startOrder(deps, orders, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      });
      const itemIds = body.lines.map(({ itemId }) => itemId);
      const items = await Promise.all(itemIds.map((itemId) => findSharedItem(db, itemId)));
      return { ...started, items: items.filter((item) => item !== undefined) };
    });

    route(app, contract.confirmGift, ({ params, guest }) =>
      confirmGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.extendGift, ({ params, guest }) =>
      extendGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.releaseGift, ({ params, guest }) =>
      releaseGift(deps, { ...params, guestId: guest }),
    );

    route(app, contract.getUpiPicture, async ({ params, query, guest }) => {
      const picture = await getHandOverPicture(deps, { ...params, ...query, guestId: guest });
      const body = Readable.from([picture]);
      return new FileReply({ body, type: 'image/png', name: 'upi-code.png' });
    });
    route(app, contract.sayPaid, ({ params, body: { paid, reference = null }, guest }) =>
      paid
        ? sayPaid(deps, { ...params, guestId: guest, reference })
        : sayNotPaid(deps, { ...params, guestId: guest }),
    );

    route(app, contract.hideHoldEnd, ({ params, guest }) =>
      hideHoldEnd(deps, { ...params, guestId: guest }),
    );

    route(app, contract.postponeQuestion, ({ params, guest }) =>
      postponeQuestion(deps, { ...params, guestId: guest }),
    );

    route(app, contract.openGiftsLink, ({ body, guest }) =>
      openGiftsLink(deps, { token: body.token, guestId: guest }),
    );

    schedule.every(30, 'expired holds', () => sweepExpiredHolds(deps));
    schedule.every(30, 'overdue promises', () => sweepOverduePromises(deps));
    schedule.every(300, 'payment reminders', () => remindOfPayments(deps));
    schedule.every(60, 'news of ended promises', () => tellOfEndedPromises(deps));
    schedule.every(20, 'complete group gifts', () => tellOfCompletion({ config, db, outbox }));
    schedule.every(3600, 'old guest mailboxes', () => deleteOldMailboxes(db));
    schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
    schedule.every(3600, 'past networks of gifts', () => deletePastNetworks(db));
    schedule.every(3600, 'past flags of networks', () => deletePastFlags(db));
    schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  };
