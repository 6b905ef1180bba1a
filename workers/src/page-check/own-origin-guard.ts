import { createGuard, type Guard, type Target } from '../scrape/guard/guard.ts';
import { NotAllowedFailure } from '../scrape/outcome/scrape-failure.ts';

const DEFAULT_PORT: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const authorityOf = ({ protocol, hostname, port }: Target): string =>
  `${protocol}//${hostname}:${port || DEFAULT_PORT[protocol]}`;

export function createOwnOriginGuard(origin: string): Guard {
  const guard = createGuard({ allowOrigins: [origin] });
  const own = authorityOf(new URL(origin));
  const check = (target: Target) => {
    if (authorityOf(target) !== own) throw new NotAllowedFailure();
  };
  return {
    checkUrl(input, base) {
      const url = guard.checkUrl(input, base);
      check(url);
      return url;
    },
    async resolveAllowed(target) {
      check(target);
      return guard.resolveAllowed(target);
    },
  };
}
