const parameter = 'next';

export function withReturnTo(signInPath: string, path: string): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: path })}`;
}

/** Undefined for anything that a browser could read as another site. */
export function readReturnTo(search: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter);
  if (!path?.startsWith('/')) return undefined;
  const anyOrigin = 'https://own.invalid';
  const url = URL.parse(path, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
