import type { RegistryChange } from '../platform/event-bus/server-message.ts';

/** A change by a guest. */
export const registryChanged = (registryId: string, version: number): RegistryChange => ({
  type: 'registry-changed',
  registryId,
  version,
  hostVersion: version,
  byHost: false,
  hostsChanged: false,
});
