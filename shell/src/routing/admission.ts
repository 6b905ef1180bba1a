import { homePath } from '@gift-registry/bff-contract';
import { withReturnTo, type Toast, type SessionState } from '@gift-registry/shell-contract';
import type { Page } from '../bff/document.ts';

/** What a visitor gets who asks for a page. */
export type Admission =
  | { readonly kind: 'enter' }
  | { readonly kind: 'leave'; readonly to: string; readonly toast?: Toast }
  | { readonly kind: 'denied' }
  /** Nobody could be asked who this is. */
  | { readonly kind: 'unknown' };

export const accessDenied: Toast = {
  type: 'error',
  title: 'Access Denied',
  description: "You don't have permission to access this page.",
};

/** Whether the answer depends on who is signed in. */
export const asksForSession = (page: Page) => page.access !== 'public' || page.path === '/';

/** The server decides again on every request; this spares people pages that would only fail. */
export function admit(page: Page, session: SessionState, wanted: string): Admission {
  if (page.access === 'public') return admitToPublicPage(page, session);
  if (session.status === 'failed') return { kind: 'unknown' };
  if (session.user === null) return { kind: 'leave', to: signInPath(page, wanted) };

  const { role } = session.user;
  if (page.access === 'signed-in' || role === 'admin') return { kind: 'enter' };
  if (page.access === 'admin') return { kind: 'leave', to: page.signedOutTo, toast: accessDenied };
  return role === 'host' ? { kind: 'enter' } : { kind: 'denied' };
}

function admitToPublicPage(page: Page, { user }: SessionState): Admission {
  if (page.path !== '/' || user === null) return { kind: 'enter' };
  return { kind: 'leave', to: homePath(user) };
}

/** Only a page where one signs in can lead on to the page that was wanted. */
function signInPath({ signedOutTo }: Page, wanted: string): string {
  return signedOutTo === '/' ? signedOutTo : withReturnTo(signedOutTo, wanted);
}
