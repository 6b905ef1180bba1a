/** Disallows the API only: crawlers have to read a page that is not indexable to see its `noindex`. */
export const robotsTxt = (publicBaseUrl: string): string =>
  `User-agent: *
Disallow: /api/

Sitemap: ${publicBaseUrl}/sitemap.xml
`;
