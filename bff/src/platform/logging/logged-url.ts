const secretSegment = /^(\/(?:r|guest)\/|\/api\/shared\/)[^/?]+/;
const loggedParameters = new Set([
  'search',
  'categories',
  'occasions',
  'priceBands',
  'giftStatuses',
  'offset',
  'v',
  'limit',
]);

/** Redacts share codes and query values, which may grant access, from a URL. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path.replace(secretSegment, '$1[code]');
  if (query === undefined) return shown;
  const keys = query.split('&').map((pair) => {
    const key = pair.split('=', 1)[0] ?? '';
    return loggedParameters.has(key) ? pair : `${key}=[redacted]`;
  });
  return `${shown}?${keys.join('&')}`;
}
