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
