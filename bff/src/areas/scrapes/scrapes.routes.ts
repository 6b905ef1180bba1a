import type { FastifyPluginAsync } from 'fastify';
import { getScrape, startScrape } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { derivedKey } from '../../keys/derived-key.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { route } from '../../routing/route.ts';
import { createScrapesService } from './scrapes.service.ts';

export const scrapesRoutes =
  ({ config, db, outbox, queues }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const limiter = createRateLimiter(db, derivedKey(config.sessionSecret, 'rate-limits'));
    const scrapes = createScrapesService({ db, outbox, queues, limiter });

    route(app, startScrape, ({ user, body }) => scrapes.start(user.id, body.url));
    route(app, getScrape, ({ user, params }) => scrapes.status(user.id, params.scrapeId));
  };
