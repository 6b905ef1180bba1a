import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import type { UploadStorage } from '../../platform/pictures/picture-storage.ts';
import { route } from '../../platform/routing/route.ts';
import { createScrapeLimits } from './scrape-limits.ts';
import { uploadPhoto } from './upload-photo.service.ts';
import { getScrapeStatus, startScrape } from './scrapes.service.ts';

export const scrapesRoutes =
  ({ config, db, outbox, queues }: AppDependencies, pictures: UploadStorage): FastifyPluginAsync =>
  async (app) => {
    const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
    const enforceScrapeLimits = createScrapeLimits({ queues, limiterKey });
    const deps = { db, outbox, queues, enforceScrapeLimits };

    route(app, contract.startScrape, ({ user, body }) => startScrape(deps, user.id, body));
    route(app, contract.uploadPhoto, ({ user, body }) =>
      uploadPhoto({ ...deps, pictures }, user.id, Buffer.from(body.content, 'base64')),
    );
    route(app, contract.getScrape, ({ user, params }) =>
      getScrapeStatus(deps, user.id, params.scrapeId),
    );
  };
