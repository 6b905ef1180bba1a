import { htmlEscape } from 'escape-goat';
import type { FastifyPluginAsync } from 'fastify';
import type { LiveRelease, LiveReleases } from '../features/releases/index.ts';
import type { Config } from '../platform/config/config.ts';

/** Disallows the API only: crawlers have to read a page that is not indexable to see its `noindex`. */
export const robotsTxt = (publicBaseUrl: string): string =>
  `User-agent: *
Disallow: /api/

Sitemap: ${publicBaseUrl}/sitemap.xml
`;

interface ListedUrl {
  readonly path: string;
  readonly changed?: string | undefined;
}

const hasParameters = (path: string): boolean => /[:*]/.test(path);

function listedUrls(releases: readonly LiveRelease[]): ListedUrl[] {
  return releases
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ indexable }) => indexable)
    .flatMap(({ path, entries }): readonly ListedUrl[] =>
      hasParameters(path) ? (entries ?? []) : [{ path }],
    );
}

export function sitemapXml(releases: readonly LiveRelease[], publicBaseUrl: string): string {
  const urls = listedUrls(releases).map(({ path, changed }) => {
    const lastModified = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${htmlEscape(publicBaseUrl + path)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

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
