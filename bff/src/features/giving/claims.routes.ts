import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { deleteOldMailboxes } from '../mails/index.ts';
import { route } from '../../platform/routing/route.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { deletePastFlags, deletePastNetworks } from './unusual-networks.repository.ts';
import { claimGift } from './claim-gift.ts';
import { contribute } from './contribute.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import {
  confirmGift,
  extendGift,
  hideHoldEnd,
  postponeQuestion,
  releaseGift,
} from './gift.service.ts';
import { openGiftsLink } from './gifts-link.service.ts';
import { giverOf } from './record-origin.ts';
import { remindOfHolds, sweepExpiredHolds } from './holds.service.ts';
import { deleteOldKeys } from './earlier-reply.repository.ts';

export const claimsRoutes =
  ({ db, schedule }: AppDependencies, deps: ClaimsDependencies): FastifyPluginAsync =>
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

    route(app, contract.confirmGift, ({ params, guest }) =>
      confirmGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.extendGift, ({ params, guest }) =>
      extendGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.releaseGift, ({ params, guest }) =>
      releaseGift(deps, { ...params, guestId: guest }),
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
    schedule.every(3600, 'old guest mailboxes', () => deleteOldMailboxes(db));
    schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
    schedule.every(3600, 'past networks of gifts', () => deletePastNetworks(db));
    schedule.every(3600, 'past flags of networks', () => deletePastFlags(db));
    schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  };
