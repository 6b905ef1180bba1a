import { queryKeyOf, type getSharedRegistry } from '@gift-registry/bff-contract';

const path: (typeof getSharedRegistry)['path'] = '/api/shared/:shareCode';

export const sharedKey = (shareCode: string) => queryKeyOf({ path }, { params: { shareCode } });

/** True for a code that opens no registry. Checks the status: the document brings errors of another class. */
export const isNotFound = (error: Error | null): boolean =>
  error !== null && 'status' in error && error.status === 404;

/** True while the registry asks this browser for its passcode: nothing else below a link answers a read with this status. */
export const isLocked = (error: Error | null): boolean =>
  error !== null && 'status' in error && error.status === 403;

/** A reply of the document is not fetched again while the page starts; events fetch what changes. */
export const sharedReadOptions = {
  staleTime: 30_000,
  retryOnMount: ({ state }: { readonly state: { readonly error: Error | null } }) =>
    !isNotFound(state.error),
};
