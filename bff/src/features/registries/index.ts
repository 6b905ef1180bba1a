export { countRequests } from './co-host-requests.repository.ts';
export { markDeleted, markRestored, purgeOwned } from './deleted-registries.repository.ts';
export { guessedRecently } from './guessed-recently.repository.ts';
export { lockItemOrder, saveItemOrder } from './item-order.repository.ts';
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
export { registriesFor } from './registry.repository.ts';
export { lockAsOwner, registryNotFound, requireHost, requireOwner } from './require-host.ts';
export { sectionNotFound } from './section-not-found.ts';
export { findSections, lockSectionForShare } from './sections.repository.ts';
