import { NotAllowedFailure } from '../scrape-failure.ts';

export interface OptOut {
  check(url: URL): void;
}

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
