export { countRequests } from './co-host-requests.repository.ts';
export { markDeleted, markRestored, purgeOwned } from './registry-life.repository.ts';
export { guessedRecently, registriesFor } from './registries.repository.ts';
export {
  lockItemOrder,
  saveItemOrder,
  findSections,
  lockSectionForShare,
} from './sections.repository.ts';
export {
  findHostIds,
  findOwnedIds,
  hostedBy,
  hostedRegistryIds,
  lockRegistry,
  lockRegistryForShare,
  ownedBy,
} from './registry-hosts.repository.ts';
export {
  publishHostsChanged,
  publishRegistryChanged,
  registryChange,
} from './registry-versions.repository.ts';
export { lockAsOwner, registryNotFound, requireHost, requireOwner } from './require-host.ts';
export { sectionNotFound } from './sections.ts';
