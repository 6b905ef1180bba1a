/** After a reload, the address bar's own page opens, not the screen that showed a part of itself under this address. */
export function openShownAddress(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  // Without its key the entry has no scroll position, which was the one of the screen.
  const { masked: _, ...rest } = { key: undefined, ...state };
  delete rest.key;
  window.history.replaceState(rest, '');
}
