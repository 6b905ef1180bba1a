import type { SessionStore } from './session-store.ts';

/** Signing in or out in one tab reaches the others at once. */
export function followOtherTabs(session: SessionStore): void {
  const channel = new BroadcastChannel('session');
  session.onUserChange(() => channel.postMessage('changed'));
  channel.addEventListener('message', () => void session.refresh());
}
