import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { fundDrawings } from '../../platform/pictures/picture-url.ts';
import { addFund, closeFund, saveFund } from './funds.service.ts';

export const fundsRoutes =
  ({ config, db }: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const deps = { config, db, pictures, drawings: await fundDrawings() };

    route(app, contract.addFund, ({ user, body }) => addFund(deps, user.id, body));
    route(app, contract.saveFund, ({ user, params, body }) =>
      saveFund(deps, user.id, params.itemId, body),
    );
    route(app, contract.closeFund, ({ user, params, body }) =>
      closeFund(deps, user.id, params.itemId, body.closed),
    );
  };
