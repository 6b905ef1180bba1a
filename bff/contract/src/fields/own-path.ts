import { z } from 'zod';

const anyOrigin = 'https://own.invalid';

/** The path as a browser reads it; undefined for anything that it could read as another site. */
function readOwnPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const url = URL.parse(path, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

export const ownPath = z
  .string()
  .max(1500)
  .refine((path) => readOwnPath(path) !== undefined, 'Please choose a page of this site.')
  .transform((path) => readOwnPath(path) ?? '/');
