import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { route } from '../../platform/routing/route.ts';
import { saveCover } from './cover.service.ts';

export const coverRoutes =
  ({ db }: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.saveCover, ({ user, params, body }) =>
      saveCover({ db, pictures }, user.id, params.registryId, body),
    );
  };
