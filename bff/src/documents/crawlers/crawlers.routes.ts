import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { LiveReleases } from '../../features/releases/index.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

const headers = { 'cache-control': 'public, max-age=3600' };

export const crawlerRoutes =
  ({ publicBaseUrl }: Config, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', (_request, reply) =>
      reply.headers(headers).type('text/plain; charset=utf-8').send(robotsTxt(publicBaseUrl)),
    );
    app.get('/sitemap.xml', async (_request, reply) =>
      reply
        .headers(headers)
        .type('application/xml; charset=utf-8')
        .send(sitemapXml((await live()).live, publicBaseUrl)),
    );
  };
