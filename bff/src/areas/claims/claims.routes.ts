import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { createGiftsLinks } from '../../guests/gifts-link.ts';
import { setGuest } from '../../guests/guests.ts';
import { deleteOldMailboxes } from '../../guests/mailboxes.repository.ts';
import { derivedKey } from '../../keys/derived-key.ts';
import { clientNetwork } from '../../rate-limits/client-network.ts';
import { AppError } from '../../errors/app-error.ts';
import { route } from '../../routing/route.ts';
import { claimGift } from './claim.service.ts';
import { contribute } from './contribution.service.ts';
import { confirmGift, extendGift, releaseGift } from './gift.service.ts';
import { findGifts } from './gifts.repository.ts';
import { remindOfHolds, sweepExpiredHolds } from './holds.service.ts';
import { deleteOldKeys } from './idempotency-keys.repository.ts';
import { createSoldOutItems } from './sold-out-items.ts';
import { confirmGuestMailbox, sweepUnconfirmedContributions } from './unconfirmed-gifts.service.ts';

export const claimsRoutes =
  ({ config, db, outbox, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const giftsLinks = createGiftsLinks(config.sessionSecret, config.publicBaseUrl);
    const deps = {
      db,
      outbox,
      giftsLinks,
      giftCaps: config.giftCaps,
      limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
      soldOutItems: createSoldOutItems(),
    };

    route(app, contract.claimItem, ({ params, headers, body, guest, request }) =>
      claimGift(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        network: clientNetwork(request.ip),
      }),
    );

    route(app, contract.contributeToItem, ({ params, headers, body, guest, request }) =>
      contribute(deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        network: clientNetwork(request.ip),
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
      const { guestId, mailboxId } = link;
      if (mailboxId) await confirmGuestMailbox(deps, { id: mailboxId, guestId });
      return { shareCode: link.shareCode };
    });

    schedule.every(30, 'expired holds', () => sweepExpiredHolds(deps));
    schedule.every(30, 'unconfirmed contributions', () => sweepUnconfirmedContributions(deps));
    schedule.every(3600, 'old guest mailboxes', () => deleteOldMailboxes(db));
    schedule.every(300, 'hold reminders', () => remindOfHolds(deps));
    schedule.every(3600, 'old idempotency keys', () => deleteOldKeys(db));
  };
