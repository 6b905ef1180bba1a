const secretSegment = /^(\/(?:r|guest)\/|\/api\/shared\/)[^/?]+/;
const harmlessKeys = new Set([
  'search',
  'categories',
  'occasions',
  'priceBands',
  'giftStatuses',
  'offset',
  'v',
  'limit',
]);

/** An address fit for the log: share codes and the values of most query parameters open doors. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path.replace(secretSegment, '$1[code]');
  if (query === undefined) return shown;
  const keys = query.split('&').map((pair) => {
    const key = pair.split('=', 1)[0] ?? '';
    return harmlessKeys.has(key) ? pair : `${key}=[redacted]`;
  });
  return `${shown}?${keys.join('&')}`;
}
