import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { LiveRelease, LiveReleases } from '../releases/live-releases.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

/** What search engines ask before anything else; both follow from what the live releases announce. */
export const crawlerRoutes =
  ({ publicBaseUrl }: Config, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const answer = (
      url: string,
      type: string,
      write: (releases: readonly LiveRelease[], publicBaseUrl: string) => string,
    ) =>
      app.get(url, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=3600').type(type);
        return reply.send(write(await live(), publicBaseUrl));
      });

    answer('/robots.txt', 'text/plain; charset=utf-8', robotsTxt);
    answer('/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml);
  };
