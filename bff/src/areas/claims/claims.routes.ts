import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { deleteOldMailboxes } from '../../guests/mailboxes.repository.ts';
import { route } from '../../routing/route.ts';
import { refuseHostsOfSurprises } from '../../surprise/refuse-hosts.ts';
import {
  deletePastNetworks,
  deletePastUsage,
} from '../../gift-networks/gift-networks.repository.ts';
import { claimGift } from './claim.service.ts';
import { contribute } from './contribution.service.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import {
  confirmGift,
  extendGift,
  hideHoldEnd,
  postponeQuestion,
  releaseGift,
} from './gift.service.ts';
import { getMailedGift, openGiftsLink } from './gifts-link.service.ts';
import { findGifts } from './gifts.repository.ts';
import { giverOf } from './giver-of.ts';
import { remindOfHolds, sweepExpiredHolds } from './holds.service.ts';
import { deleteOldKeys } from './idempotency-keys.repository.ts';
import { confirmByCode } from './mailbox-codes/confirm-code.ts';
import { sendAnotherCode } from './mailbox-codes/send-code.ts';
import { deleteExpiredPendingGifts } from './pending-gifts/pending-gifts.repository.ts';
import { sweepUnconfirmedContributions } from './unconfirmed-gifts.service.ts';

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

    route(app, contract.listMyGifts, async ({ params, guest }) => ({
      gifts: await findGifts(db, { ...params, guestId: guest }),
    }));

    route(app, contract.confirmGift, ({ params, guest }) =>
      confirmGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.extendGift, ({ params, guest }) =>
      extendGift(deps, { ...params, guestId: guest }),
    );
    route(app, contract.confirmMailbox, ({ params, body, guest }) =>
      confirmByCode(deps, { ...params, ...body, guestId: guest }),
    );
    route(app, contract.sendMailboxCode, ({ params, body, guest }) =>
      sendAnotherCode(deps, { ...params, ...body, guestId: guest }),
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

    route(app, contract.getMailedGift, ({ params }) => getMailedGift(deps, params));
    route(app, contract.openGiftsLink, ({ body, guest }) =>
      openGiftsLink(deps, { token: body.token, guestId: guest }),
    );

    schedule.every(30, 'expired holds', () => sweepExpiredHolds(deps));
    schedule.every(30, 'unconfirmed contributions', () => sweepUnconfirmedContributions(deps));
    schedule.every(60, 'expired pending gifts', () => deleteExpiredPendingGifts(db));
    schedule.every(3600, 'old guest mailboxes', () => deleteOldMailboxes(db));
    schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
    schedule.every(3600, 'past networks of gifts', () => deletePastNetworks(db));
    schedule.every(3600, 'past use of networks', () => deletePastUsage(db));
    schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  };
