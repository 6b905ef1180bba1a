import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { createGiftsLinks } from '../../guests/gifts-link.ts';
import { setGuest } from '../../guests/guests.ts';
import { AppError } from '../../errors/app-error.ts';
import { route } from '../../routing/route.ts';
import { claimGift } from './claim.service.ts';
import { contribute } from './contribution.service.ts';
import { confirmGift, extendGift, releaseGift } from './gift.service.ts';
import { findGifts } from './gifts.repository.ts';
import { remindOfHolds, sweepExpiredHolds } from './holds.service.ts';
import { deleteOldKeys } from './idempotency-keys.repository.ts';
import { createSoldOutItems } from './sold-out-items.ts';

export const claimsRoutes =
  ({ config, db, outbox, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const giftsLinks = createGiftsLinks(config.sessionSecret, config.publicBaseUrl);
    const deps = { db, outbox, giftsLinks, soldOutItems: createSoldOutItems() };

    route(app, contract.claimItem, ({ params, headers, body, guest }) =>
      claimGift(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
      }),
    );

    route(app, contract.contributeToItem, ({ params, headers, body, guest }) =>
      contribute(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
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
    route(app, contract.releaseGift, ({ params, guest }) =>
      releaseGift(deps, { ...params, guestId: guest }),
    );

    route(app, contract.openGiftsLink, async ({ body, request }) => {
      const link = giftsLinks.verify(body.token);
      if (!link)
        throw new AppError(
          'token-invalid',
          'This link is incomplete. Please open it from your mail again.',
        );
      setGuest(request, link.guestId);
      return { shareCode: link.shareCode };
    });

    schedule.every(30, 'expired holds', () => sweepExpiredHolds(deps));
    schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
    schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  };
