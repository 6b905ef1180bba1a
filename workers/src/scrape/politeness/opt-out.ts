import { NotAllowedFailure } from '../failure.ts';

export interface OptOut {
  /** Refuses an address whose owner asked not to be read. */
  check(url: URL): void;
}

/**
 * Sites that asked to be left alone, written as `shop.example` (with all below it) or, as in a robots.txt, with the
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
