import { htmlEscape } from 'escape-goat';
import type { LiveRelease } from '../../features/releases/index.ts';

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
