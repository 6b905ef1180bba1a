import type { ComponentType } from 'react';
import type { Page } from '../bff/document.ts';
import { loadScreen } from '../remotes/load-screen.ts';
import { hasSignedInBefore } from '../session/signed-in-before.ts';
import type { SessionStore } from '../session/session-store.ts';
import { checkPageAccess, needsSession, type PageAccess } from './page-access.ts';

export type LoadedPage =
  | { readonly kind: 'screen'; readonly Screen: ComponentType }
  | Exclude<PageAccess, { kind: 'allow' }>;

interface LoadPageOptions {
  readonly remote: string;
  /** Built against another contract, or of an area that has closed. */
  readonly unusable: boolean;
  readonly page: Page;
  readonly session: SessionStore;
  readonly url: URL;
}

export async function loadPage(options: LoadPageOptions): Promise<LoadedPage> {
  const { remote, unusable, page, session, url } = options;
  const state = needsSession(page) ? await session.settled() : session.getState();
  const access = checkPageAccess(page, state, url.pathname + url.search, !hasSignedInBefore());
  if (access.kind !== 'allow') return access;
  if (unusable) throw new Error(`The release of ${remote} is not to be loaded.`);
  return { kind: 'screen', Screen: await loadScreen(remote, page.screen) };
}
