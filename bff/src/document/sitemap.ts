import type { LiveRelease } from '../releases/live-releases.ts';
import { escapeHtml } from './html.ts';

interface ListedAddress {
  readonly path: string;
  readonly changed?: string | undefined;
}

const hasParameters = (path: string): boolean => /[:*]/.test(path);

/** Every address that search engines may list. */
export function listedAddresses(releases: readonly LiveRelease[]): ListedAddress[] {
  return releases
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ indexable }) => indexable)
    .flatMap(({ path, entries }): readonly ListedAddress[] =>
      hasParameters(path) ? (entries ?? []) : [{ path }],
    );
}

export function sitemapXml(releases: readonly LiveRelease[], publicBaseUrl: string): string {
  const urls = listedAddresses(releases).map(({ path, changed }) => {
    const lastModified = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicBaseUrl + path)}</loc>${lastModified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
