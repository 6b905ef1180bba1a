/** What an earlier answer said of its version. */
export interface Validators {
  /** The address that they belong to: another one's mean nothing. */
  readonly url: string;
  readonly etag: string;
  readonly lastModified: string;
}

export interface HeaderOptions {
  readonly userAgent: string;
  readonly accept: string;
  readonly validators?: Validators | undefined;
}

/** No referrer, no credentials: only what a page needs to be the one that an Indian visitor sees. */
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
