/** After a reload, the address bar's own page opens, not the screen that showed a part of itself under this address. */
export function openShownAddress(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  const { masked: _, ...rest } = state;
  window.history.replaceState(rest, '');
}
