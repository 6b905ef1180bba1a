export const alreadyAdded = {
  status: 409,
  code: 'already-added',
  message: 'Already added',
} as const;
/** The token belongs to a session that has ended. */
export const staleToken = {
  status: 403,
  code: 'csrf',
  message: 'Your page has been open for a while. Please reload it and try again.',
} as const;
export const notFound = { status: 404, code: 'not-found', message: 'Not found' } as const;
export const unauthenticated = {
  status: 401,
  code: 'unauthenticated',
  message: 'Please sign in to continue.',
} as const;
export const unavailable = {
  status: 503,
  code: 'unavailable',
  message: 'A short break.',
} as const;
