import type { Config } from '../config.ts';

/** User agents that always carry our name, except the fallback that an operator may configure. */
export function userAgentsOf({ brand, publicBaseUrl, fallbackUserAgent }: Config['scrape']) {
  const bot = `${brand.replaceAll(/[^\w-]/g, '')}Bot/1.0; +${publicBaseUrl}`;
  return {
    honest: `Mozilla/5.0 (compatible; ${bot})`,
    fallback: fallbackUserAgent ?? null,
    browser: (version: string) =>
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36 (compatible; ${bot})`,
  };
}
