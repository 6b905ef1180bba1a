import {
  type LiveRelease,
  createPageRouter,
  type PageMatch,
  type PageRouter,
} from '../features/releases/index.ts';

export type { PageMatch } from '../features/releases/index.ts';

export const pageExists = ({ page, entry }: PageMatch): boolean =>
  page.entries === undefined || entry !== undefined;

const routers = new WeakMap<readonly LiveRelease[], PageRouter>();

export function findPage(
  releases: readonly LiveRelease[],
  pathname: string,
): PageMatch | undefined {
  const router = routers.get(releases) ?? createPageRouter(releases);
  routers.set(releases, router);
  return router(pathname);
}
