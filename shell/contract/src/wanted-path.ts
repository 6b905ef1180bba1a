const parameter = 'next';

/** The address of a sign-in page that leads on to the page that was asked for. */
export function withWantedPath(signInPath: string, wanted: string): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/**
 * The page that was asked for before signing in, from the query of the sign-in page.
 * Anything that a browser could read as another site is no wanted path.
 */
export function wantedPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter);
  if (!wanted?.startsWith('/')) return undefined;
  const anyOrigin = 'https://own.invalid';
  const url = URL.parse(wanted, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
