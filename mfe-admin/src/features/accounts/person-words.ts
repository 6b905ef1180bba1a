import type { PersonRow } from '@gift-registry/bff-contract';

export const roleWords: Readonly<Record<PersonRow['role'], string>> = {
  admin: 'Admin',
  support: 'Support',
  host: 'Host',
  guest: 'Guest',
  viewer: 'Viewer',
};

export const personStateWords: Readonly<Record<PersonRow['state'], string>> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  locked: 'Locked',
  leaving: 'Leaving',
};

export const personStateTones = {
  active: 'success',
  unconfirmed: 'warning',
  locked: 'danger',
  leaving: 'neutral',
} as const;

export const personPath = (id: string): string => `/admin/people/${id}`;
