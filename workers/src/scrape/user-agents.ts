import type { Config } from '../config.ts';

/** Who we say we are: never a reader's browser without our name beside it, unless the operator decides so. */
export function userAgentsOf({ brand, publicBaseUrl, fallbackUserAgent }: Config['scrape']) {
  const bot = `${brand.replaceAll(/[^\w-]/g, '')}Bot/1.0; +${publicBaseUrl}`;
  return {
    honest: `Mozilla/5.0 (compatible; ${bot})`,
    fallback: fallbackUserAgent ?? null,
    browser: (version: string) =>
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36 (compatible; ${bot})`,
  };
}
