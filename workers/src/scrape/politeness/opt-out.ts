import { NotAllowedFailure } from '../outcome/scrape-failure.ts';

export interface OptOut {
  check(url: URL): void;
}

/**
 * Sites that asked not to be scraped, written as `shop.example` (with its subdomains) or, as in a robots.txt, with the
 * beginning of a path: `shop.example/members`.
 */
export function createOptOut(entries: readonly string[]): OptOut {
  const rules = entries.map((entry) => {
    const [host = '', ...path] = entry.toLowerCase().split('/');
    return { host, path: `/${path.join('/')}` };
  });
  const matches = ({ hostname, pathname }: URL) =>
    rules.some(
      ({ host, path }) =>
        (hostname === host || hostname.endsWith(`.${host}`)) &&
        pathname.toLowerCase().startsWith(path),
    );
  return {
    check(url) {
      if (matches(url)) throw new NotAllowedFailure();
    },
  };
}
