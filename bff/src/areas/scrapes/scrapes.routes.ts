import type { FastifyPluginAsync } from 'fastify';
import { getScrape, startScrape } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { derivedKey } from '../../keys/derived-key.ts';
import { route } from '../../routing/route.ts';
import { createScrapeLimits } from './scrape-limits.ts';
import { createScrapesService } from './scrapes.service.ts';

export const scrapesRoutes =
  ({ config, db, outbox, queues }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
    const demandRoom = createScrapeLimits({ queues, limiterKey });
    const scrapes = createScrapesService({ db, outbox, queues, demandRoom });

    route(app, startScrape, ({ user, body }) => scrapes.start(user.id, body));
    route(app, getScrape, ({ user, params }) => scrapes.status(user.id, params.scrapeId));
  };
