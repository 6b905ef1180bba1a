import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createGuestMailer } from '../mails/index.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { tellGiversOfRemovals, createWaitingLinks } from '../giving/index.ts';
import { allGifts } from './all-gifts.ts';
import { listGiftBook, totalGifts } from './gift-book.service.ts';
import { findRunningOut } from './gift-supply.service.ts';
import { giftsCsv } from './gifts-csv.ts';
import { deleteOldHistory } from './history.repository.ts';
import { listRegistries } from './list-registries.ts';
import { freePromise } from './free-promise.service.ts';
import { giveBackAll, listUnusualNetworks } from './give-back.service.ts';
import { markReceived } from './received.service.ts';
import { createThanksLinks } from './thanks-link.ts';
import { listThanks, readThanks, sayThanks, undoThanks } from './thanks.service.ts';

export const giftBookRoutes =
  ({ config, db, outbox, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
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
  };
