import { LRUCache } from 'lru-cache';

/** The accounts that get the events of a registry, and until when they may not know of gifts. */
export interface RegistryAudience {
  readonly hostIds: ReadonlySet<string>;
  /** Milliseconds since 1970; 0 when nothing is hidden. */
  readonly hiddenUntil: number;
}

export interface RegistryAudiences {
  readonly find: (registryId: string) => Promise<RegistryAudience>;
  /** Reads the audience again at the next event. */
  readonly forget: (registryId: string) => void;
}

/** Bounds the age of an audience whose change got lost between processes. */
const MAX_AGE_MS = 60_000;

const nobody: RegistryAudience = { hostIds: new Set(), hiddenUntil: 0 };

/** Caches the hosts of each registry. */
export function createRegistryAudiences(
  lookUp: (registryId: string) => Promise<RegistryAudience | undefined>,
): RegistryAudiences {
  const audiences = new LRUCache<string, RegistryAudience>({
    max: 10_000,
    ttl: MAX_AGE_MS,
    fetchMethod: async (registryId) => (await lookUp(registryId)) ?? nobody,
  });
  return {
    find: async (registryId) => (await audiences.fetch(registryId)) ?? nobody,
    forget: (registryId) => void audiences.delete(registryId),
  };
}
