import type { TeamRegistryRow } from '@gift-registry/bff-contract';

type State = TeamRegistryRow['state'];

export const registryPath = (id: string): string => `/admin/registries/${id}`;

export const stateWords: Readonly<Record<State, string>> = {
  draft: 'Draft',
  published: 'Published',
  paused: 'Paused',
  completed: 'Complete',
  deleted: 'Deleted',
};

export const stateTones = {
  draft: 'neutral',
  published: 'success',
  paused: 'warning',
  completed: 'neutral',
  deleted: 'danger',
} as const;
