import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { derivedKey } from '../../keys/derived-key.ts';
import { route } from '../../routing/route.ts';
import { createScrapeLimits } from './scrape-limits.ts';
import { getScrapeStatus, startScrape } from './scrapes.service.ts';

export const scrapesRoutes =
  ({ config, db, outbox, queues }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
    const enforceScrapeLimits = createScrapeLimits({ queues, limiterKey });
    const deps = { db, outbox, queues, enforceScrapeLimits };

    route(app, contract.startScrape, ({ user, body }) => startScrape(deps, user.id, body));
    route(app, contract.getScrape, ({ user, params }) =>
      getScrapeStatus(deps, user.id, params.scrapeId),
    );
  };
