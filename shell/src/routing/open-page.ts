import type { ComponentType } from 'react';
import type { Page } from '../bff/document.ts';
import { loadScreen } from '../remotes/load-screen.ts';
import type { SessionStore } from '../session/session-store.ts';
import { admit, asksForSession, type Admission } from './admission.ts';

export type OpenedPage =
  | { readonly kind: 'screen'; readonly Screen: ComponentType }
  | Exclude<Admission, { kind: 'enter' }>;

interface OpenPageOptions {
  readonly remote: string;
  readonly page: Page;
  readonly session: SessionStore;
  readonly url: URL;
}

/** Asks whether the visitor may see the page, and loads its screen. */
export async function openPage(options: OpenPageOptions): Promise<OpenedPage> {
  const { remote, page, session, url } = options;
  const state = asksForSession(page) ? await session.settled() : session.getState();
  const admission = admit(page, state, url.pathname + url.search);
  if (admission.kind !== 'enter') return admission;
  return { kind: 'screen', Screen: await loadScreen(remote, page.screen) };
}
