import type { Validators } from '../outcome/scraped-page.ts';

interface HeaderOptions {
  readonly userAgent: string;
  readonly accept: string;
  readonly validators?: Validators | undefined;
}

/** Headers for the page that a visitor from India sees, without referrer and credentials. */
export function headersFor(
  url: URL,
  { userAgent, accept, validators }: HeaderOptions,
  cookie: string,
): Record<string, string> {
  const known = validators?.url === url.href ? validators : null;
  return {
    'user-agent': userAgent,
    accept,
    'accept-language': 'en-IN,en;q=0.9,hi;q=0.7',
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(cookie ? { cookie } : {}),
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}
