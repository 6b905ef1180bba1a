import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { pictureUrl } from '../../platform/pictures/picture-url.ts';
import { route } from '../../platform/routing/route.ts';
import { createScrapeLimits } from '../scraping/index.ts';
import { deleteList, deleteOldLists } from './page-lists.repository.ts';
import { addLine, dropLine, getPageList, startPageList } from './page-lists.service.ts';

export const pageListsRoutes =
  (
    { config, db, outbox, queues, schedule }: AppDependencies,
    pictures: PictureStorage,
  ): FastifyPluginAsync =>
  async (app) => {
    const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
    const deps = {
      ...{ config, db, outbox, queues, pictures },
      enforceScrapeLimits: createScrapeLimits({ queues, limiterKey }),
      placeholderImage: await pictureUrl('placeholder'),
    };

    route(app, contract.startPageList, ({ user, body }) => startPageList(deps, user.id, body.urls));
    route(app, contract.getPageList, async ({ user }) => ({
      list: await getPageList(deps, user.id),
    }));
    route(app, contract.dropPageList, async ({ user }) => {
      await deleteList(db, user.id);
      return { removed: true as const };
    });
    route(app, contract.addPageListLine, ({ user, params, body }) =>
      addLine(deps, user.id, params.lineId, body),
    );
    route(app, contract.dropPageListLine, ({ user, params, body }) =>
      dropLine(deps, user.id, params.lineId, body.dropped),
    );

    schedule.every(3600, 'old page lists', () => deleteOldLists(db));
  };
