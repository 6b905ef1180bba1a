import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { LiveRelease, LiveReleases } from '../releases/live-releases.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

/** Serves `robots.txt` and `sitemap.xml`, both derived from the pages of the live releases. */
export const crawlerRoutes =
  ({ publicBaseUrl }: Config, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const serve = (
      url: string,
      type: string,
      render: (releases: readonly LiveRelease[], publicBaseUrl: string) => string,
    ) =>
      app.get(url, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=3600').type(type);
        return reply.send(render(await live(), publicBaseUrl));
      });

    serve('/robots.txt', 'text/plain; charset=utf-8', robotsTxt);
    serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml);
  };
