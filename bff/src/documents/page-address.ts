import type { LiveRelease } from '../features/releases/index.ts';
import { findPage, type PageMatch } from './find-page.ts';
import { shareCodeOf } from './share-previews.ts';

export interface PageAddress {
  readonly match: PageMatch | undefined;
  readonly query: URLSearchParams;
  /** The address of a link, which may be a readable one; undefined on pages of no registry. */
  readonly shareAddress: string | undefined;
}

export function pageAddressOf(releases: readonly LiveRelease[], path: string): PageAddress {
  const [pathname = '/', search = ''] = path.split('?', 2);
  const match = findPage(releases, pathname);
  const query = new URLSearchParams(search);
  return { match, query, shareAddress: shareCodeOf(match, query) };
}
