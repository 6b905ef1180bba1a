import { randomUUID } from 'node:crypto';
import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { route } from '../../platform/routing/route.ts';
import { deleteOldMailboxes } from '../mails/index.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import {
  confirmGift,
  extendGift,
  hideHoldEnd,
  postponeQuestion,
  releaseGift,
} from './change-gift.ts';
import { claimGift } from './claim-gift.ts';
import { type ClaimsDependencies, createClaimsDependencies } from './claims-dependencies.ts';
import { contribute } from './contribute.ts';
import { deleteOldKeys } from './earlier-reply.repository.ts';
import { forgetMe, sweepGuestData } from './forget-guest.ts';
import { getMailedGift, openGiftsLink } from './gifts-link.ts';
import { findGifts } from './gifts.repository.ts';
import { remindOfHolds, sweepExpiredHolds } from './hold-gift.ts';
import { giverOf } from './record-origin.ts';
import { deletePastFlags, deletePastNetworks } from './unusual-networks.repository.ts';
import {
  getMailedPlace,
  getWaitState,
  answerMailedPlace,
  stopWaiting,
  waitForGift,
  sweepLines,
} from './waiting-line.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly giving: ClaimsDependencies;
  }
}

/** Giving: claims, contributions, holds, own gifts and the waiting line. */
export const giving = fp(async (app) => {
  const { db, schedule } = app;
  const deps = createClaimsDependencies(app);
  app.decorate('giving', deps);
  app.serveReads([
    renderedRead(
      contract.listMyGifts,
      async ({ params, guest }) => ({
        gifts: guest === null ? [] : await findGifts(deps.db, { ...params, guestId: guest }),
      }),
      { malformed: async () => ({ gifts: [] }) },
    ),
    renderedRead(contract.getMailedGift, ({ params }) => getMailedGift(deps, params), {
      malformed: () => getMailedGift(deps, { shareCode: '', token: '' }),
    }),
    renderedRead(
      contract.getWait,
      async ({ params, guest }) => ({
        state: await getWaitState(deps, { ...params, guestId: guest ?? randomUUID() }),
      }),
      {
        async malformed() {
          throw new AppError('not-found', contract.giftMessages.notOnList);
        },
      },
    ),
    renderedRead(contract.getMailedWait, ({ params }) => getMailedPlace(deps, params), {
      malformed: () => getMailedPlace(deps, { shareCode: '', token: '' }),
    }),
  ]);
  await app.register(async (guests) => {
    guests.addHook('preHandler', refuseHostsOfSurprises(db));

    route(guests, contract.claimItem, ({ params, headers, body, guest, request }) =>
      claimGift(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      }),
    );

    route(guests, contract.contributeToItem, ({ params, headers, body, guest, request }) =>
      contribute(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      }),
    );

    route(guests, contract.confirmGift, ({ params, guest }) =>
      confirmGift(deps, { ...params, guestId: guest }),
    );
    route(guests, contract.extendGift, ({ params, guest }) =>
      extendGift(deps, { ...params, guestId: guest }),
    );
    route(guests, contract.releaseGift, ({ params, guest }) =>
      releaseGift(deps, { ...params, guestId: guest }),
    );

    route(guests, contract.hideHoldEnd, ({ params, guest }) =>
      hideHoldEnd(deps, { ...params, guestId: guest }),
    );

    route(guests, contract.postponeQuestion, ({ params, guest }) =>
      postponeQuestion(deps, { ...params, guestId: guest }),
    );

    route(guests, contract.openGiftsLink, ({ body, guest }) =>
      openGiftsLink(deps, { token: body.token, guestId: guest }),
    );

    route(guests, contract.waitForGift, async ({ params, body, guest }) => ({
      state: await waitForGift(deps, { ...params, ...body, guestId: guest }),
    }));
    route(guests, contract.leaveLine, async ({ params, guest }) => {
      await stopWaiting(deps, { ...params, guestId: guest });
      return { state: 'left' as const };
    });
    route(guests, contract.answerMailedWait, async ({ params, body }) => {
      await answerMailedPlace(deps, { ...params, ...body });
      return getMailedPlace(deps, params);
    });
  });
  route(app, contract.forgetMe, async ({ params, guest }) => ({
    forgotten: await forgetMe(app, { ...params, guestId: guest }),
  }));

  schedule.every(30, 'expired holds', () => sweepExpiredHolds(deps));
  schedule.every(3600, 'old guest mailboxes', () => deleteOldMailboxes(db));
  schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
  schedule.every(3600, 'past networks of gifts', () => deletePastNetworks(db));
  schedule.every(3600, 'past flags of networks', () => deletePastFlags(db));
  schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  schedule.every(3600, 'guest data', () => sweepGuestData(app));
  schedule.every(60, 'waiting lines', () => sweepLines(deps));
});
