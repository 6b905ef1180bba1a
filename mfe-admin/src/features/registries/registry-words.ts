import type { TeamRegistry, TeamRegistryRow } from '@gift-registry/bff-contract';

type State = TeamRegistryRow['state'];
type LinkState = TeamRegistry['links'][number]['state'];

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

export const linkWords: Readonly<Record<LinkState, string>> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  revoked: 'Revoked',
};

export const linkTones = {
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
  revoked: 'danger',
} as const;
