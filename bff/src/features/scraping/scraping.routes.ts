import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { derivedKey } from '../../platform/keys/signer.ts';
import { route } from '../../platform/routing/route.ts';
import { createMailSettingsLinks } from '../mails/index.ts';
import { finishLooks, startLooks } from './look-at-shops.ts';
import { mailShopNews } from './mail-shop-news.ts';
import { getPrices, lookAtPrice } from './prices.ts';
import { createScrapeLimits, getScrapeStatus, startScrape } from './start-scrape.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Pages of other shops: reading one for a host, and watching its price afterwards. */
export const scraping = fp(async (app) => {
  const { config, db, log, outbox, pictures, queues, schedule } = app;
  const limiterKey = derivedKey(config.sessionSecrets, 'rate-limits');
  const enforceScrapeLimits = createScrapeLimits({ queues, limiterKey });
  const links = createMailSettingsLinks(config);
  const deps = { config, db, log, outbox, queues, enforceScrapeLimits, links };

  route(app, contract.startScrape, ({ user, body }) => startScrape(deps, user.id, body));
  route(app, contract.uploadPhoto, ({ user, body }) =>
    uploadPhoto({ ...deps, pictures }, user.id, Buffer.from(body.content, 'base64')),
  );
  route(app, contract.getScrape, ({ user, params }) =>
    getScrapeStatus(deps, user.id, params.scrapeId),
  );
  route(app, contract.getPrices, ({ user, params }) => getPrices(deps, user.id, params.productId));
  route(app, contract.lookAtPrice, ({ user, params }) =>
    lookAtPrice(deps, user.id, params.productId),
  );

  schedule.every(60, 'price looks', () => startLooks(deps));
  schedule.every(20, 'ends of price looks', () => finishLooks(deps));
  schedule.every(300, 'shop news', () => mailShopNews(deps));
});
