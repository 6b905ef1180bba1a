import { urlOf, type UrlParts } from './url-of.ts';

/**
 * The query cache's key of a read: its path split at slashes, such as `['api', 'shared', 'CODE', 'items']`, and its
 * query as an object. A key of fewer segments invalidates all reads below it.
 */
export function queryKeyOf(
  route: { readonly path: string },
  request: UrlParts = {},
): readonly unknown[] {
  const [path = '', search = ''] = urlOf(route.path, request).split('?', 2);
  const segments = path.split('/').slice(1);
  return search === '' ? segments : [...segments, Object.fromEntries(new URLSearchParams(search))];
}
