import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { route } from '../../platform/routing/route.ts';
import { createMailSettingsLinks } from '../mails/index.ts';
import { createScrapeLimits } from './scrape-limits.ts';
import { finishLooks, startLooks } from './looks.service.ts';
import { mailShopNews } from './mail-shop-news.service.ts';
import { getPrices, lookAtPrice } from './prices.service.ts';

export const pricesRoutes =
  (appDeps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { config, queues, schedule } = appDeps;
    const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
    const enforceScrapeLimits = createScrapeLimits({ queues, limiterKey });
    const deps = { ...appDeps, enforceScrapeLimits, links: createMailSettingsLinks(config) };

    route(app, contract.getPrices, ({ user, params }) =>
      getPrices(deps, user.id, params.productId),
    );
    route(app, contract.lookAtPrice, ({ user, params }) =>
      lookAtPrice(deps, user.id, params.productId),
    );

    schedule.every(60, 'price looks', () => startLooks(deps));
    schedule.every(20, 'ends of price looks', () => finishLooks(deps));
    schedule.every(300, 'shop news', () => mailShopNews(deps));
  };
