import type { FastifyInstance } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { z } from 'zod';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { tellGiversOfRemovals, createWaitingLinks } from '../giving/index.ts';
import {
  createGuestMailer,
  createMailSettingsLinks,
  oneClickPath,
  findMailSettings,
  storeMailSettings,
  without,
} from '../mails/index.ts';
import { findRunningOut, freePromise, markReceived } from './change-gift.ts';
import { deleteOldHistory } from './gift-summary.repository.ts';
import { allGifts, giftsCsv } from './gifts-csv.ts';
import { giveBackAll, listUnusualNetworks } from './give-back.ts';
import {
  mailEndedPromises,
  mailGiftNews,
  mailOccasions,
  tellOfUnusualNetworks,
  revealGifts,
} from './host-mails.ts';
import { listGiftBook, totalGifts, listRegistries } from './list-gifts.ts';
import { createThanksLinks, listThanks, readThanks, sayThanks, undoThanks } from './thank.ts';

const linkEnded = (): AppError =>
  new AppError('token-invalid', 'This link is incomplete. Please open it from your email again.');

const oneClickParams = z.object({ token: z.string().min(1).max(300) });

async function mailSettingsRoutes(app: FastifyInstance): Promise<void> {
  const { config, db, outbox, schedule } = app;
  const mailLinks = createMailSettingsLinks(config);
  const mailDeps = { config, db, outbox, links: mailLinks };
  const read = (token: string) => {
    const link = mailLinks.verify(token);
    if (link === null) throw linkEnded();
    return link;
  };
  const save = async (userId: string, settings: z.output<typeof contract.mailSettingsForm>) => {
    if (!(await storeMailSettings(db, userId, settings))) throw linkEnded();
    return findMailSettings(db, userId);
  };

  route(app, contract.getMailSettings, ({ user }) => findMailSettings(db, user.id));
  route(app, contract.saveMailSettings, ({ user, body }) => save(user.id, body));
  route(app, contract.readLinkedMailSettings, ({ body }) =>
    findMailSettings(db, read(body.token).userId),
  );
  route(app, contract.saveLinkedMailSettings, ({ body: { token, ...settings } }) =>
    save(read(token).userId, settings),
  );

  await app.register(async (oneClick) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { bodyLimit: 1_024, parseAs: 'string' }, async () => null);
    // Mail programs send this without cookies; the signed token is the proof (RFC 8058).
    oneClick.post(
      oneClickPath,
      { config: { fromOtherSites: true }, schema: { hide: true } },
      async ({ params }) => {
        const { userId, about } = read(oneClickParams.parse(params).token);
        await save(userId, without(await findMailSettings(db, userId), about));
        return { unsubscribed: true };
      },
    );
    // Mail programs without one-click open the address instead: looking changes nothing.
    oneClick.get(oneClickPath, { schema: { hide: true } }, async ({ params }, reply) => {
      const { userId, about } = read(oneClickParams.parse(params).token);
      return reply.redirect(mailLinks.settings(userId, about ?? undefined), 303);
    });
  });

  schedule.every(20, 'gift mails', () => mailGiftNews(mailDeps));
  schedule.every(60, 'mails about ended promises', () => mailEndedPromises(mailDeps));
  schedule.every(20, 'unusual networks', () => tellOfUnusualNetworks(mailDeps));
  schedule.every(60, 'reveals', () => revealGifts(mailDeps));
  schedule.every(600, 'occasion mails', () => mailOccasions(mailDeps));
}

/** News for hosts: the Gift Book, thanks, and mails about gifts. */
export const giftBook = fp(async (app) => {
  const { config, db, outbox, schedule } = app;
  const deps = {
    db,
    outbox,
    links: createThanksLinks(config),
    waitingLinks: createWaitingLinks(config),
    publicBaseUrl: config.publicBaseUrl,
    guestMailer: createGuestMailer({ outbox }),
  };

  route(app, contract.listRegistries, async ({ user }) => ({
    registries: await listRegistries(db, user.id),
  }));
  route(app, contract.listGifts, ({ user, query }) => listGiftBook(deps, user.id, query));
  route(app, contract.getGiftTotals, ({ user, query }) => totalGifts(deps, user.id, query));
  route(app, contract.getGiftSupply, async ({ user, params }) => ({
    supply: await findRunningOut(deps, user.id, params.registryId),
  }));
  route(app, contract.listUnusualNetworks, async ({ user, params }) => ({
    networks: await listUnusualNetworks(deps, user.id, params.registryId),
  }));
  route(app, contract.giveBackGifts, async ({ user, params, body }) => ({
    givenBack: await giveBackAll(deps, user.id, { ...params, ...body }),
  }));
  route(app, contract.exportGifts, async ({ user, query }) => {
    const gifts = await allGifts(deps, user.id, query);
    return new FileReply({
      body: giftsCsv(gifts),
      type: 'text/csv; charset=utf-8',
      name: 'gift-book.csv',
    });
  });
  route(app, contract.markGiftsReceived, async ({ user, body }) => ({
    giftIds: await markReceived(deps, user.id, body),
  }));
  route(app, contract.freePromise, async ({ user, params }) => {
    await freePromise(deps, user.id, params.giftId);
    return params;
  });
  route(app, contract.sayThanks, ({ user, body }) => sayThanks(deps, user, body));
  route(app, contract.undoThanks, async ({ user, body }) => ({
    undone: await undoThanks(deps, user.id, body.batchId),
  }));
  route(app, contract.listThanks, async ({ user, params }) => ({
    notes: await listThanks(db, user.id, params.giftId),
  }));
  route(app, contract.readThanks, ({ body }) => readThanks(deps, body.token));

  schedule.every(3600, 'old gift history', () => deleteOldHistory(db));
  schedule.every(60, 'removed gifts', () => tellGiversOfRemovals({ config, db, outbox }));
  await mailSettingsRoutes(app);
});
