import type { Access } from './definitions/define-route.ts';

/** In their order: an account has the first of those that it was given. */
export const roles = ['admin', 'support', 'host', 'guest', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The routes of each role, beside those that need no account. */
const allowed: Readonly<Record<Role, readonly Access[]>> = {
  admin: ['user', 'host', 'support', 'admin'],
  support: ['user', 'host', 'support'],
  host: ['user', 'host'],
  guest: ['user'],
  viewer: ['user'],
};

const needsNoAccount = (access: Access): boolean => access === 'public' || access === 'guest';

export const mayCall = (role: Role, access: Access): boolean =>
  needsNoAccount(access) || allowed[role].includes(access);

export const mayHost = (role: Role): boolean => mayCall(role, 'host');

export const isTeam = (role: Role): boolean => mayCall(role, 'support');
