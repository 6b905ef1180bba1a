import { useLiveRegistryUpdates } from './use-live-registry-updates.ts';

/** `useLiveRegistryUpdates` for a page that signed-out visitors see too; render it for hosts only. */
export function LiveRegistryUpdates() {
  useLiveRegistryUpdates();
  return null;
}
