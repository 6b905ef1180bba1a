import { LRUCache } from 'lru-cache';

export interface RegistryAudience {
  readonly hostIds: ReadonlySet<string>;
  /** Milliseconds since 1970; 0 when nothing is hidden. */
  readonly hiddenUntil: number;
}

export interface RegistryAudiences {
  readonly find: (registryId: string) => Promise<RegistryAudience>;
  readonly forget: (registryId: string) => void;
}

/** Bounds the age of an audience whose change got lost between processes. */
const MAX_AGE_MS = 60_000;

const nobody: RegistryAudience = { hostIds: new Set(), hiddenUntil: 0 };

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
