/** Everything about the host's registries lies below one key, so that a hint re-reads whatever is on screen. */
export const registryKeys = {
  all: ['registries'],
  list: ['registries', 'list'],
  draft: ['registries', 'draft'],
  current: ['registries', 'current'],
  one: (registryId: string) => ['registries', registryId],
  /** `null`: the items that wait for a registry. */
  items: (registryId: string | null) => ['registries', registryId ?? 'unattached', 'items'],
  share: (registryId: string) => ['registries', registryId, 'share'],
} as const;
