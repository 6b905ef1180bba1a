import { matchPath } from 'react-router';
import type { Page } from '../bff/document.ts';

/** When a tab begins with a part of another page, such as a gift from a message, Back shows that page first. */
export function addEntryBelow(pages: readonly Page[]): void {
  const { history, location } = window;
  if (history.state !== null || history.length > 1) return;
  for (const { path, opensOver } of pages) {
    const match = opensOver === undefined ? null : matchPath(path, location.pathname);
    if (opensOver === undefined || !match) continue;
    const address = location.href;
    const valueOf = (parameter: string) =>
      encodeURIComponent(match.params[parameter.slice(1)] ?? '');
    history.replaceState({ usr: null, idx: 0 }, '', opensOver.replaceAll(/:\w+/g, valueOf));
    history.pushState({ usr: null, idx: 1 }, '', address);
    return;
  }
}

/**
 * After a reload, the address bar's own page opens, not the screen that showed a part of itself under this address. Without
 * its key the entry has no scroll position, which was the one of that screen.
 */
export function openShownAddress(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  const kept = Object.entries(state).filter(([name]) => name !== 'masked' && name !== 'key');
  window.history.replaceState(Object.fromEntries(kept), '');
}
