import type { UserKind } from './test-users.ts';

export type AccessRow = Readonly<Record<UserKind, number>>;

export const row = (
  nobody: number,
  guest: number,
  viewer: number,
  owner: number,
  coHost: number,
  other: number,
  admin: number,
  // Outside of the control center, the team's support is one more host.
  support: number = other,
): AccessRow => ({ nobody, guest, viewer, owner, coHost, other, admin, support });

export const everybody = (status: number): AccessRow =>
  row(status, status, status, status, status, status, status);
export const anyUser = (status: number): AccessRow =>
  row(401, 401, status, status, status, status, status);
export const adminOnly = (status: number): AccessRow => row(401, 401, 403, 403, 403, 403, status);
export const teamOnly = (status: number): AccessRow =>
  row(401, 401, 403, 403, 403, 403, status, status);
export const anyHost = (status: number): AccessRow =>
  row(401, 401, 403, status, status, status, status);
/** Owner and co-hosts of the registry. Other hosts and admins get 404, as if the row didn't exist. */
export const hostsOnly = (status: number): AccessRow =>
  row(401, 401, 403, status, status, 404, 404);
/** Co-hosts know the registry, so they are told that only its owner may do this. */
export const ownerOnly = (status: number): AccessRow => row(401, 401, 403, status, 403, 404, 404);
export const selfOnly = (status: number): AccessRow => row(401, 401, 403, status, 404, 404, 404);
export const giverOnly = (status: number): AccessRow => row(404, status, 404, 404, 404, 404, 404);
