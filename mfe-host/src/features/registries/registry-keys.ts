export const registryKeys = {
  all: ['registries'],
  list: ['registries', 'list'],
  draft: ['registries', 'draft'],
  current: ['registries', 'current'],
  one: (registryId: string) => ['registries', registryId],
  /** `null`: items that belong to no registry yet. */
  items: (registryId: string | null) => ['registries', registryId ?? 'unattached', 'items'],
  share: (registryId: string) => ['registries', registryId, 'share'],
  questions: (registryId: string) => ['registries', registryId, 'questions'],
} as const;

export const itemMutationKey = ['registries', 'item-mutation'] as const;
