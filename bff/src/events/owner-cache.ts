import { LRUCache } from 'lru-cache';

/** Caches the owner of each registry, which never changes. */
export function createOwnerCache(
  lookUp: (registryId: string) => Promise<string | undefined>,
): (registryId: string) => Promise<string | undefined> {
  const owners = new LRUCache<string, string>({ max: 10_000, fetchMethod: lookUp });
  return (registryId) => owners.fetch(registryId);
}
