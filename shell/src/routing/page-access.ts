import { homePath } from '@gift-registry/bff-contract/home-path';
import { isTeam, mayHost } from '@gift-registry/bff-contract/roles';
import { withReturnTo, type Toast, type SessionState } from '@gift-registry/shell-contract';
import type { Page } from '../bff/document.ts';

export type PageAccess =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly toast?: Toast }
  | { readonly kind: 'deny' }
  | { readonly kind: 'session-failed' };

export const accessDenied: Toast = {
  type: 'error',
  title: 'Access Denied',
  description: "You don't have permission to access this page.",
};

/** The only page of an account that is going to be deleted. */
const accountPath = '/account';

export const needsSession = (page: Page) => page.access !== 'public' || page.path === '/';

/** Avoids pages whose requests would fail; the server checks access on every request. */
export function checkPageAccess(
  page: Page,
  session: SessionState,
  requestedPath: string,
  isNewcomer = false,
): PageAccess {
  if (page.access === 'public') return checkPublicPage(page, session);
  if (session.status === 'failed') return { kind: 'session-failed' };
  if (session.user === null)
    return { kind: 'redirect', to: signInPath(page, requestedPath, isNewcomer) };

  if (session.user.deletesAt !== undefined && page.path !== accountPath)
    return { kind: 'redirect', to: accountPath };

  const { role } = session.user;
  if (page.access === 'signed-in' || isTeam(role)) return { kind: 'allow' };
  if (page.access === 'admin')
    return { kind: 'redirect', to: page.signedOutTo, toast: accessDenied };
  return mayHost(role) ? { kind: 'allow' } : { kind: 'deny' };
}

function checkPublicPage(page: Page, { user }: SessionState): PageAccess {
  if (page.path !== '/' || user === null) return { kind: 'allow' };
  return { kind: 'redirect', to: homePath(user) };
}

function signInPath(page: Page, requestedPath: string, isNewcomer: boolean): string {
  const path = (isNewcomer && page.newcomersTo) || page.signedOutTo;
  return path === '/' ? path : withReturnTo(path, requestedPath);
}
