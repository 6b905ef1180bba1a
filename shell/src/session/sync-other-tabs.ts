import type { SessionStore } from './session-store.ts';

/** Refreshes the session of the other tabs after a sign-in or sign-out in this one. */
export function syncOtherTabs(session: SessionStore): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel('session');
  session.onUserChange(() => channel.postMessage('changed'));
  channel.addEventListener('message', () => void session.refresh());
}
