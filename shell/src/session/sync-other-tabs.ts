import type { SessionStore } from './session-store.ts';

export function syncOtherTabs(session: SessionStore): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel('session');
  session.onUserChange(() => channel.postMessage('changed'));
  channel.addEventListener('message', () => void session.refresh());
}
